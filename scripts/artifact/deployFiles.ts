import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import type { ArtifactFile } from './artifactFile.ts';
import { caddyfile } from './caddyfile.ts';
import type { HeaderRule } from './headerRules.ts';
import { headersFile } from './headersFile.ts';
import { nginxConf } from './nginxConf.ts';

export function deployFiles(brand: BrandSettings, rules: readonly HeaderRule[]): ArtifactFile[] {
  return [
    { path: 'deploy/headers.json', content: `${JSON.stringify({ rules }, null, 1)}\n` },
    { path: 'deploy/nginx.conf', content: nginxConf(brand, rules) },
    { path: 'deploy/Caddyfile', content: caddyfile(brand, rules) },
    { path: 'deploy/_headers', content: headersFile(rules) },
  ];
}
