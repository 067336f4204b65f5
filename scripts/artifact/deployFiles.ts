import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import { type ArtifactFile, textFile } from './artifactFile.ts';
import { caddyfile } from './caddyfile.ts';
import type { HeaderRule } from './headerRules.ts';
import { headersFile } from './headersFile.ts';
import { nginxConf } from './nginxConf.ts';

export function deployFiles(brand: BrandSettings, rules: readonly HeaderRule[]): ArtifactFile[] {
  return [
    textFile('deploy/headers.json', `${JSON.stringify({ rules }, null, 1)}\n`),
    textFile('deploy/nginx.conf', nginxConf(brand, rules)),
    textFile('deploy/Caddyfile', caddyfile(brand, rules)),
    textFile('deploy/_headers', headersFile(rules)),
  ];
}
