import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sha256Sums, textFile } from '../build/output/artifactFile.ts';
import { isWholeArtifact } from './artifactState.ts';

const build = { id: '0123456789ab', timestamp: '2026-01-01T00:00:00Z' };

function artifact(): string {
  const dir = mkdtempSync(join(tmpdir(), 'artifact-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const texts = { 'site/index.html': 'home', 'site/builds/latest.json': JSON.stringify(build) };
  const files = Object.entries(texts).map(([path, text]) => textFile(path, text));
  for (const [path, text] of [...Object.entries(texts), ['SHA256SUMS', sha256Sums(files)] as const]) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

test('reuses only a complete artifact of the same build', () => {
  expect(isWholeArtifact(artifact(), build)).toBe(true);
  expect(isWholeArtifact(artifact(), { ...build, id: 'ba9876543210' })).toBe(false);
  const changed = artifact();
  writeFileSync(join(changed, 'site/index.html'), 'hoax');
  expect(isWholeArtifact(changed, build)).toBe(false);
  for (const lost of ['site/index.html', 'site/builds/latest.json', 'SHA256SUMS']) {
    const damaged = artifact();
    rmSync(join(damaged, lost));
    expect(isWholeArtifact(damaged, build)).toBe(false);
  }
  expect(isWholeArtifact('/nowhere', build)).toBe(false);
});
