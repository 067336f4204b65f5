import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { largestPackageFile, readTextFile, type TextError } from '../../textFile.ts';
import { dotenvErrors } from './dotenvErrors.ts';

export interface Variables {
  variableNamed(name: string): string | undefined;
  // Absolute paths of the files that were read.
  files: string[];
}

/**
 * Reads `.env`, `.env.<env>`, `.env.<brand>` and `.env.<env>.<brand>` next to the configuration once; later ones win,
 * the process environment above all.
 */
export function dotenvFiles(
  dir: string,
  env: string,
  processEnv: NodeJS.ProcessEnv,
  report: (file: string, error: TextError) => void,
): { variablesOf(brand: string): Variables } {
  const present = new Set(
    readdirSync(dir, { withFileTypes: true })
      // `.env.example` documents the names, even for an environment named `example`.
      .filter(({ name }) => name.startsWith('.env') && name !== '.env.example')
      .filter((entry) => !entry.isDirectory())
      .map((entry) => entry.name),
  );
  // Each read of the real process.env is a system call, so it is copied once.
  const ofProcess = { ...processEnv };
  const read = new Map<string, Record<string, string>>();
  const contentOf = (name: string): Record<string, string> => {
    const known = read.get(name);
    if (known) return known;
    const { text, error } = readTextFile(join(dir, name), largestPackageFile);
    if (error) report(join(dir, name), error);
    const content = parse(text);
    if (!error) for (const found of dotenvErrors(text, content)) report(join(dir, name), found);
    read.set(name, content);
    return content;
  };
  return {
    variablesOf(brand) {
      const names = ['.env', `.env.${env}`, `.env.${brand}`, `.env.${env}.${brand}`].filter((name) =>
        present.has(name),
      );
      const sources = [ofProcess, ...names.map(contentOf).reverse()];
      return {
        variableNamed: (name) => sources.find((source) => source[name] !== undefined)?.[name],
        files: names.map((name) => join(dir, name)),
      };
    },
  };
}
