import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

export interface OperatorServer {
  origin: string;
  // Responses by path, which a test may change.
  responses: Record<string, unknown>;
  // Requested paths with their queries, in order.
  asked: string[];
}

/** Starts an operator with the given responses, 204 for other SEO texts and 404 for any other call. */
export async function startOperator(responses: Record<string, unknown>): Promise<OperatorServer> {
  const operator: OperatorServer = { origin: '', responses, asked: [] };
  const server = createServer((request, response) => {
    const requestUrl = request.url ?? '/';
    operator.asked.push(requestUrl);
    const path = requestUrl.split('?')[0] ?? requestUrl;
    const body = operator.responses[requestUrl] ?? operator.responses[path];
    if (body === undefined) response.writeHead(path === '/api/seo' ? 204 : 404).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  operator.origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  return operator;
}
