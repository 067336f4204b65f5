import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { siteClient } from './siteClient.ts';

test('reaches a *.localhost site that the system resolver does not know', async () => {
  const server = createServer(({ headers }, response) => response.end(headers.host));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const host = `maraxi.localhost:${port}`;
  expect(String((await siteClient(`http://${host}`)('/')).body)).toBe(host);
  const elsewhere = siteClient('http://maraxi.example', { connect: `server.localhost:${port}` });
  expect(String((await elsewhere('/')).body)).toBe('maraxi.example');
});
