import { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig {
    isRetryable?: boolean;
  }
}

/** The statuses on which a GET is sent once more. */
const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/** Response interceptor: sends a failed GET once more. */
export function retryGet(instance: AxiosInstance, delayMs: number) {
  return async (error: unknown): Promise<AxiosResponse> => {
    const { config, response } = isAxiosError(error) ? error : {};
    if (!config?.isRetryable || config.method !== 'get') throw error;
    if (!response || !retriedStatuses.includes(response.status)) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return instance.request({ ...config, isRetryable: false });
  };
}
