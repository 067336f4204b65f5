import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { type ArtifactFile, textFile } from '../output/artifactFile.ts';
import { caddyfile } from './caddyfile.ts';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts';
import { dockerfile } from './dockerfile.ts';
import type { HeaderRule } from './headerRules.ts';
import { kubernetesManifest } from './kubernetes.ts';
import { nginxConf } from './nginxConf.ts';
import type { ServedRoute } from './servedRoutes.ts';

export function deployFiles(
  brand: BrandSettings,
  rules: readonly HeaderRule[],
  routes: readonly ServedRoute[],
  pages: readonly string[],
): ArtifactFile[] {
  return [
    textFile('deploy/headers.json', `${JSON.stringify({ rules }, null, 1)}\n`),
    textFile('deploy/routes.json', `${JSON.stringify({ routes }, null, 1)}\n`),
    textFile('deploy/nginx.conf', nginxConf(brand, rules, routes)),
    textFile('deploy/Caddyfile', caddyfile(brand, rules, routes)),
    textFile('deploy/Dockerfile', dockerfile(brand)),
    textFile('deploy/kubernetes.yaml', kubernetesManifest(brand)),
    textFile('deploy/cloudfront.js', cloudfrontFunction(brand, routes, pages)),
    textFile('deploy/cloudfront-headers.json', cloudfrontHeaders(brand, rules)),
  ];
}
