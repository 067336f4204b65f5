import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import type { StatusRow } from '../../scripts/release/status.ts';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { artifactDir, brandIds, read, resolvedBrands } from './artifact.ts';
import { runReleaseHere } from './release.ts';
import { buildCommit } from './runScript.ts';
import { selfSigned } from './selfSigned.ts';
import { temporaryDir } from './temporaryDir.ts';

// Every brand's site by its host, except one that is down, and one whose policy is of another build.
async function startFleet() {
  const brands = await resolvedBrands();
  const hosts = new Map(brands.map(({ settings }) => [new URL(settings.origin).hostname, settings.id]));
  const tls = selfSigned(temporaryDir(), ...hosts.keys());
  const options = { cert: readFileSync(tls.certificate), key: readFileSync(tls.key) };
  const server = createServer(options, async (request, response) => {
    const id = hosts.get(request.headers.host ?? '') ?? '';
    if (id === 'tucavo') {
      response.writeHead(503).end();
      return;
    }
    const serve = createArtifactServer(artifactDir(id), new EncodedBodies());
    const served = serve(new Request(`http://any.localhost${request.url}`));
    const headers = Object.fromEntries(served.headers);
    if (id === 'velvora') headers['content-security-policy'] = "script-src 'self'";
    response.writeHead(served.status, headers).end(Buffer.from(await served.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { brands, there: ['--connect', `127.0.0.1:${port}`, '--ca', tls.certificate] };
}

test('tells of the whole fleet which build, commit and environment runs where, and which site needs care', async () => {
  const { brands, there } = await startFleet();
  const { code, stdout } = await runReleaseHere(['status', '--all', '--json', ...there]);
  expect(code).toBe(1);
  const rows: StatusRow[] = JSON.parse(stdout);
  expect(rows.map(({ where }) => where)).toEqual(brands.map(({ settings }) => settings.origin));
  for (const [index, id] of brands.map(({ settings }) => settings.id).entries()) {
    if (id === 'tucavo') {
      expect(rows[index]?.error).toBe('status 503: /builds/latest.json names no build');
      continue;
    }
    const { id: build, timestamp } = JSON.parse(read(id, 'site/builds/latest.json'));
    expect(rows[index]).toEqual({
      where: brands[index]?.settings.origin,
      brand: id,
      build,
      commit: buildCommit,
      env: 'production',
      timestamp,
      age: expect.any(Number),
      // No repository knows this commit.
      mainAhead: null,
      rulesAgree: id !== 'velvora',
      comparedWith: null,
      views: null,
      viewsWithError: null,
      moreErrors: null,
      error: null,
    });
  }
  const urls = ['--url', 'https://maraxi.example', '--url', 'https://velvora.bet.br'];
  const table = (await runReleaseHere(['status', ...urls, ...there])).stdout.trimEnd().split('\n');
  expect(table).toHaveLength(3);
  expect(table[1]).toMatch(/^https:\/\/maraxi\.example +maraxi .* production +\d+ days +unknown +agree$/);
  expect(table[2]).toMatch(/^https:\/\/velvora\.bet\.br +velvora .* DISAGREE$/);
  expect(brandIds).toHaveLength(brands.length);
});
