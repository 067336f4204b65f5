import { join } from 'node:path';
import { hostname } from '../../sandbox/tenants.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import { type ArtifactServer, createArtifactServer } from './artifactServer.ts';
import { EncodedBodies } from './encodedBody.ts';

/** Maps each host name of a brand to its artifact server; shared chunks are compressed once for all. */
export function brandHosts(
  brands: readonly ResolvedBrand[],
  outDir: string,
): (host: string) => ArtifactServer | undefined {
  const bodies = new EncodedBodies();
  const servers = new Map<string, ArtifactServer>();
  for (const { settings } of brands) {
    const server = createArtifactServer(join(outDir, settings.id), bodies);
    for (const name of [new URL(settings.origin).hostname, ...settings.domains]) servers.set(name, server);
  }
  return (host) => servers.get(hostname(host));
}
