// Opens a page that a frame requests to frames of this origin, the start page with its previews.
export function framedBy(origin: string, request: Request, response: Response): Response {
  const policy = response.headers.get('Content-Security-Policy');
  if (request.headers.get('Sec-Fetch-Dest') !== 'iframe' || policy === null) return response;
  response.headers.set(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`),
  );
  response.headers.delete('X-Frame-Options');
  return response;
}
