import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { auditPackages } from './audit.ts';

interface Advisory {
  severity: string;
  vulnerable_versions: string;
}

// A registry that knows these advisories, or responds to every request with that status.
async function registry(known: Record<string, Advisory> | number): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (typeof known === 'number' || request.method !== 'POST') {
      response.writeHead(typeof known === 'number' ? known : 404).end();
      return;
    }
    const sent: Buffer = Buffer.concat(chunks);
    const isPacked = request.headers['content-encoding'] === 'gzip';
    const versions: Record<string, string[]> = JSON.parse(String(isPacked ? gunzipSync(sent) : sent));
    const advisories = Object.entries(known).flatMap(([name, advisory]) =>
      versions[name]
        ? [[name, [{ id: 1, url: `advisory:${name}`, title: `Hole in ${name}`, ...advisory }]]]
        : [],
    );
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(Object.fromEntries(advisories)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const every = (severity: string): Advisory => ({ severity, vulnerable_versions: '*' });
const audit = async (known: Record<string, Advisory> | number) =>
  auditPackages(['--registry', await registry(known)]);

test('passes when the registry knows of no vulnerability', async () => {
  expect(await audit({})).toEqual({ code: 0, output: '' });
});

test('fails on any vulnerability of a package that ships, and on high ones of tools', async () => {
  const { code, output } = await audit({
    axios: every('low'),
    lighthouse: every('high'),
    knip: every('moderate'),
  });
  expect(code).toBe(1);
  expect(output.split('\n').sort()).toEqual([
    'axios (low, ships): Hole in axios advisory:axios',
    'lighthouse (high, tool): Hole in lighthouse advisory:lighthouse',
  ]);
});

test('reports that nothing was checked when the registry has no audit or is unreachable', async () => {
  expect(await audit(405)).toMatchObject({ code: 0, notRun: expect.stringContaining('status 405') });
  expect(await auditPackages(['--registry', 'http://127.0.0.1:9'])).toMatchObject({
    code: 0,
    notRun: expect.stringContaining('the registry does not answer'),
  });
});
