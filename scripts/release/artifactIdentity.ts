import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sumsFile } from '../build/output/artifactFile.ts';
import { InputError } from '../cli/cliErrors.ts';

// A commit goes to git, where other text could be an option.
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{6,64}$/));

const identitySchema = v.object({
  id: hashSchema,
  timestamp: v.string(),
  commit: v.nullable(hashSchema),
  brand: v.string(),
  env: v.string(),
});

// What `builds/latest.json` says.
export type ArtifactIdentity = v.InferOutput<typeof identitySchema>;

export function parseIdentity(text: string): ArtifactIdentity | null {
  try {
    const parsed = v.safeParse(identitySchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Reads a file that every artifact and every release has. */
export function readOwn(artifact: string, path: string): string {
  const file = join(artifact, path);
  if (!existsSync(file)) throw new InputError(`${file} is missing: build the brand again.`);
  return readFileSync(file, 'utf8');
}

/** Reads which build an artifact or a release is. */
export function readIdentity(artifact: string): ArtifactIdentity {
  const path = 'site/builds/latest.json';
  const identity = parseIdentity(readOwn(artifact, path));
  if (!identity) throw new InputError(`${join(artifact, path)} names no build: build the brand again.`);
  return identity;
}

// The path of a file inside of the artifact follows its sum.
const sumLine = /^[0-9a-f]{64} {2}(?!\/)(?!(?:.*\/)?\.\.(?:\/|$))./;

/** Reads the checksums of an artifact's own files by path. */
export function readSums(artifact: string): Map<string, string> {
  const lines = readOwn(artifact, sumsFile).trimEnd().split('\n');
  const bad = lines.findIndex((line) => !sumLine.test(line));
  if (bad >= 0)
    throw new InputError(
      `${join(artifact, sumsFile)}:${bad + 1} is no checksum with a path: build the brand again.`,
    );
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
