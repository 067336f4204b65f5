import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { artifactDir, brandIds, read, resolvedBrand } from './artifact.ts';
import { caddy, startCaddy } from './caddy.ts';
import { requestHost } from './hostRequest.ts';
import { startNginx } from './nginx.ts';
import { observatoryScore, type ScannedSite } from './observatoryScore.ts';
import { temporaryDir } from './temporaryDir.ts';

const leastForGrade = 110;

async function scanned(secure: Response, plain: Response): Promise<ScannedSite> {
  return {
    headers: secure.headers,
    html: await secure.text(),
    plain: { status: plain.status, location: plain.headers.get('location') },
  };
}

async function nginxSite(brand: string, change = (rules: string) => rules): Promise<ScannedSite> {
  const { hostname } = new URL((await resolvedBrand(brand)).settings.origin);
  const rules = change(read(brand, 'deploy/nginx.conf'));
  const server = await startNginx(temporaryDir(), rules, join(artifactDir(brand), 'site'));
  onTestFinished(server.stop);
  const plain = await requestHost({ at: server.origin, host: hostname, path: '/' });
  return scanned(await server.get(hostname, '/'), plain);
}

test.each(brandIds)('scores %s on nginx with A+ by the rules of the HTTP Observatory', async (brand) => {
  const { grade, score, modifiers } = observatoryScore(await nginxSite(brand));
  expect({ grade, modifiers }).toEqual({
    grade: 'A+',
    modifiers: {
      policy: 5,
      cookies: 0,
      sharing: 0,
      redirection: 0,
      referrer: 5,
      transport: 0,
      scripts: 0,
      types: 0,
      frames: 5,
      resources: 10,
    },
  });
  expect(score).toBeGreaterThanOrEqual(leastForGrade);
});

if (caddy !== '') {
  test('scores a brand on Caddy with A+, too', async () => {
    const rules = read('maraxi', 'deploy/Caddyfile');
    const server = await startCaddy(temporaryDir(), rules, join(artifactDir('maraxi'), 'site'));
    onTestFinished(server.stop);
    const plain = await server.getPlain('maraxi.example', '/');
    const { grade, score } = observatoryScore(await scanned(await server.get('maraxi.example', '/'), plain));
    expect(grade).toBe('A+');
    expect(score).toBeGreaterThanOrEqual(leastForGrade);
  });
}

test.each<[string, number, (rules: string) => string]>([
  ['transport security', 80, (rules) => rules.replaceAll('Strict-Transport-Security', 'X-Nothing')],
  ['a policy', 85, (rules) => rules.replaceAll('Content-Security-Policy', 'X-Nothing')],
  ['strict scripts', 80, (rules) => rules.replaceAll(/ 'sha256-[^']+'/g, " 'unsafe-inline'")],
])('scores a server without %s with %i at most', async (_, most, change) => {
  expect(observatoryScore(await nginxSite('maraxi', change)).score).toBeLessThanOrEqual(most);
});
