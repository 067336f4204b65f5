import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

interface DatadogRequest {
  path?: string;
  keys: unknown[];
  body: { filter: { query: string; from: string }; group_by: { facet: string }[] };
}

/** Starts a stand-in of Datadog's API with the views of each build, and those of them with an error. */
export async function startDatadog(rates: Record<string, [views: number, withError: number]>, status = 200) {
  const asked: DatadogRequest[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const body: DatadogRequest['body'] = JSON.parse(text);
    const keys = [request.headers['dd-api-key'], request.headers['dd-application-key']];
    asked.push({ path: `${request.method} ${request.url}`, keys, body });
    const index = body.filter.query.includes('@view.error.count:>0') ? 1 : 0;
    const buckets = Object.entries(rates)
      .filter(([id]) => body.filter.query.includes(id))
      .map(([version, counts]) => ({ by: { version }, computes: { c0: counts[index] } }));
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ data: { buckets }, meta: { status: 'done' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = { DD_API_KEY: 'key', DD_APP_KEY: 'app', DD_SITE: `http://127.0.0.1:${port}` };
  return { asked, env };
}
