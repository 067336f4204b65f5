import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
let broken: Server;
let brokenUrl = '';
beforeAll(async () => {
  operator = await startOperator();
  const responses: Record<string, string> = {
    '/v2/get-ip': '{"userIP":5}',
    '/v2/settings/': '<!doctype html><h1>Bad gateway</h1>',
    '/v2/banners': '[{"id":1},{"image":"x"}]',
    '/v2/promotions': '[{"id":1,"title":"ok"}]',
  };
  broken = createServer((request, response) => {
    const body = responses[request.url ?? ''];
    response.writeHead(body === undefined ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(body);
  });
  await new Promise<void>((resolve) => broken.listen(0, resolve));
  const address = broken.address();
  brokenUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}, 60_000);
afterAll(async () => {
  broken.close();
  await operator.close();
});

function contract(...options: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/contract.ts', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('npm run contract', () => {
  test('finds no problem in the sandbox, with an account and its reading calls', async () => {
    const url = `http://api.alfa.localhost:${operator.port}`;
    const account = ['--email', 'veterano@sandbox.test', '--password', 'Bandeira123'];
    const { code, output } = await contract('--url', url, ...account, '--tag-key', 'tags-alfa');
    expect(output).not.toContain('problem');
    expect(output).toMatch(/^ok {7}GET \/api\/auth\/me$/m);
    expect(code).toBe(0);
  });

  test('names call, position, expected and found for a broken operator, and exits 1', async () => {
    const { code, output } = await contract('--url', brokenUrl);
    expect(output).toContain('userIP: expected string, found 5');
    expect(output).toContain('body: expected JSON, found <!doctype html><h1>Bad gateway</h1>');
    expect(output).toMatch(/1\.id: expected .+, found nothing/);
    expect(output).toMatch(/^ok {7}GET \/v2\/promotions$/m);
    expect(output).toContain('status: expected 2xx, found 500');
    expect(code).toBe(1);
  });

  test('reports an unreachable operator and wrong usage', async () => {
    const gone = await contract('--url', `http://127.0.0.1:${await freePort()}`);
    expect(gone.output).toMatch(/response: expected a response, found .*ECONNREFUSED/);
    expect(gone.code).toBe(1);
    expect((await contract('--url', 'nonsense')).code).toBe(2);
    expect((await contract()).code).toBe(2);
    expect(await contract('--opnapi', 'x')).toEqual({
      code: 2,
      output: expect.stringContaining('Did you mean --openapi?'),
    });
    expect(await contract('--openapi', '/no/dir/x.json')).toEqual({
      code: 1,
      output: '--openapi /no/dir/x.json: there is no folder /no/dir, make it first.\n',
    });
  });
});
