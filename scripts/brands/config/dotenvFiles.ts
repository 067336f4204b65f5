import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { largestPackageFile, readTextFile, type TextFault } from '../textFile.ts';

export interface Variables {
  variableNamed(name: string): string | undefined;
  /** Absolute files that had a say. */
  files: string[];
}

/**
 * The `.env` files beside the configuration: `.env`, `.env.<env>`, `.env.<brand>`, `.env.<env>.<brand>`, later wins,
 * the process environment above all. Each file is read once for all brands.
 */
export function dotenvFiles(
  folder: string,
  env: string,
  processEnv: NodeJS.ProcessEnv,
  report: (file: string, fault: TextFault) => void,
): { variablesOf(brand: string): Variables } {
  const present = new Set(
    readdirSync(folder, { withFileTypes: true })
      // `.env.example` is a list of names for people, even if an environment is called so.
      .filter(({ name }) => name.startsWith('.env') && name !== '.env.example')
      .filter((entry) => !entry.isDirectory())
      .map((entry) => entry.name),
  );
  // Every look into the real process.env is a call into the operating system.
  const ofProcess = { ...processEnv };
  const read = new Map<string, Record<string, string>>();
  const contentOf = (name: string): Record<string, string> => {
    const known = read.get(name);
    if (known) return known;
    const { text, fault } = readTextFile(join(folder, name), largestPackageFile);
    if (fault) report(join(folder, name), fault);
    const content = parse(text);
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
        files: names.map((name) => join(folder, name)),
      };
    },
  };
}
