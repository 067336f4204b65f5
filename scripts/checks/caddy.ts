import { existsSync } from 'node:fs';
import type { NeededProgram } from './browser.ts';
import { type InstallPackages, installDebianPackages } from './debian.ts';

const usualPlaces = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];

function findCaddy(): string | undefined {
  return [process.env.BANDEIRA_CADDY, ...usualPlaces].find((path) => path && existsSync(path));
}

// Not every system packages Caddy.
export async function findOrInstallCaddy(
  install: InstallPackages = installDebianPackages,
): Promise<NeededProgram> {
  let caddy = findCaddy();
  if (!caddy && (await install(['caddy']))) caddy = findCaddy();
  if (!caddy) process.stderr.write('No Caddy here: the Caddyfile is checked by its words alone.\n');
  return { variable: 'BANDEIRA_CADDY', value: caddy ?? '' };
}
