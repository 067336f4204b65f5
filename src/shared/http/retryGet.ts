import { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';
import { wait } from '../time/wait.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    isRetryable?: boolean;
  }
}

const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/** Sends a failed GET once more; a response interceptor. */
export function retryGet(instance: AxiosInstance, delayMs: number) {
  return async (error: unknown): Promise<AxiosResponse> => {
    const { config, response } = isAxiosError(error) ? error : {};
    if (!config?.isRetryable || config.method !== 'get') throw error;
    if (!response || !retriedStatuses.includes(response.status)) throw error;
    await wait(delayMs);
    return instance.request({ ...config, isRetryable: false });
  };
}
