import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MonitoringSettings } from '../../src/shared/brand/brandRecord.ts';
import { didYouMean } from '../brands/nearestWord.ts';
import { InputError, UsageError } from '../cli/cliErrors.ts';
import { readOwn } from '../release/artifactIdentity.ts';

// Monitoring values in the pages of an artifact.
export interface ArtifactRelease {
  // The artifact's directory.
  dir: string;
  buildId: string;
  monitoring: MonitoringSettings | null;
}

const recordPattern = /<script type="application\/json" id="brand">(.*?)<\/script>/s;

/**
 * Reads the release from the artifact, so that the upload matches what is served, independent of later configuration.
 */
export function artifactRelease(outDir: string, brand: string): ArtifactRelease {
  const ids = builtBrands(outDir);
  if (!ids.includes(brand)) {
    const there =
      ids.length > 0 ? `There are: ${ids.join(', ')}.` : 'There is none: run npm run build first.';
    throw new UsageError(
      `There is no artifact of "${brand}" in ${outDir}.${didYouMean(brand, ids)}\n${there}`,
    );
  }
  const dir = join(outDir, brand);
  const page = readOwn(dir, 'site/200.html');
  const { build, monitoring } = JSON.parse(recordPattern.exec(page)?.[1] ?? '{}');
  if (typeof build?.id !== 'string')
    throw new InputError(`${join(dir, 'site', '200.html')} names no build: build the brand again.`);
  return { dir, buildId: build.id, monitoring };
}

function builtBrands(outDir: string): string[] {
  if (!existsSync(outDir)) return [];
  const dirs = readdirSync(outDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return dirs.map(({ name }) => name).filter((name) => existsSync(join(outDir, name, 'site')));
}
