import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MissingProgram, type NeededProgram } from './browser.ts';
import { type InstallPackages, installDebianPackages } from './debian.ts';

const debianRoot = '/usr/lib/postgresql';

function findPostgres(): string | undefined {
  const wanted = process.env.BANDEIRA_POSTGRES_BIN;
  if (wanted) return wanted;
  const versions = existsSync(debianRoot)
    ? readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a))
    : [];
  return versions
    .map((version) => join(debianRoot, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Finds or installs PostgreSQL's server programs, because the store is tested against PGlite and a real server. */
export async function findOrInstallPostgres(
  install: InstallPackages = installDebianPackages,
): Promise<NeededProgram> {
  let bin = findPostgres();
  if (!bin && (await install(['postgresql']))) bin = findPostgres();
  if (!bin) {
    throw new MissingProgram(
      'BANDEIRA_POSTGRES_BIN',
      'No PostgreSQL server for the tests: install one (Debian: apt-get install postgresql) or set BANDEIRA_POSTGRES_BIN to the folder with initdb and postgres.',
    );
  }
  return { variable: 'BANDEIRA_POSTGRES_BIN', value: bin };
}
