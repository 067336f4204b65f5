/** Bytes of a request's body that are on their way, of all that it has. */
export type UploadProgress = (sentBytes: number, totalBytes: number) => void;

/** `fetch` for a body worth watching: browsers tell how much of it is gone through XMLHttpRequest only. */
export function uploadRequest(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: UploadProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('load', () => {
      const text = request.status === 204 ? null : request.responseText;
      resolve(new Response(text, { status: request.status }));
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to upload')));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(body instanceof ReadableStream ? null : body);
  });
}
