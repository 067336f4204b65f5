import { existsSync } from 'node:fs';
import { MissingProgram, type NeededProgram } from './browser.ts';
import { type InstallPackages, installDebianPackages } from './debian.ts';

const usualPlaces = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

function findNginx(): string | undefined {
  return [process.env.BANDEIRA_NGINX, ...usualPlaces].find((path) => path && existsSync(path));
}

export async function findOrInstallNginx(
  install: InstallPackages = installDebianPackages,
): Promise<NeededProgram> {
  let nginx = findNginx();
  if (!nginx && (await install(['nginx-light']))) nginx = findNginx();
  if (!nginx) {
    throw new MissingProgram(
      'BANDEIRA_NGINX',
      'No nginx for the tests: install it (Debian: apt-get install nginx-light) or set BANDEIRA_NGINX to the program.',
    );
  }
  return { variable: 'BANDEIRA_NGINX', value: nginx };
}
