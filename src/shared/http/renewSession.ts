import { AxiosError, type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';
import { unauthenticatedMessage } from '../contract/failure.ts';
import { readServerMessages } from './httpError.ts';
import { parseFailure } from './parseResponse.ts';
import type { SessionPolicy, TokenRefusal } from './sessionPolicy.ts';
import { untilAborted } from './untilAborted.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    // Sent again already, with the token that replaced a refused one.
    isResent?: boolean;
    // A response that has passed this interceptor, which every repetition passes, too.
    isSessionSettled?: boolean;
  }
}

const sessionOverMessage = 'Token expirado ou inválido';

/** Renews a refused session and sends the request again, once; a response interceptor. */
export function renewSession(instance: AxiosInstance, session: SessionPolicy) {
  return async (error: unknown): Promise<AxiosResponse> => {
    const { config, response } = isAxiosError(error) ? error : {};
    if (!config?.sentToken || !response || config.isSessionSettled) throw error;
    config.isSessionSettled = true;
    const refusal = refusalOf(response, config.isResent === true);
    if (!refusal) throw error;
    const signal = config.signal instanceof AbortSignal ? config.signal : null;
    const decision = await untilAborted(session.recover(config.sentToken, refusal), signal);
    if (decision === 'retry' && !config.isResent) {
      return instance.request({ ...config, isResent: true, isSessionSettled: false });
    }
    throw refusal === 'unauthenticated' ? sessionOver(response) : error;
  };
}

function refusalOf({ status, data }: AxiosResponse, isResent: boolean): TokenRefusal | null {
  if (status !== 401 && status !== 403) return null;
  const { message } = readServerMessages(parseFailure(String(data)));
  if (message === unauthenticatedMessage && !isResent) return 'unauthenticated';
  return status === 401 ? 'refused' : null;
}

function sessionOver(response: AxiosResponse): AxiosError {
  const data = JSON.stringify({ message: sessionOverMessage });
  const over: AxiosResponse = { ...response, status: 401, data };
  return new AxiosError(sessionOverMessage, undefined, response.config, response.request, over);
}
