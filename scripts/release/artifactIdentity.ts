import { readFileSync } from 'node:fs';
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

/** Reads which build an artifact or a release is. */
export function readIdentity(artifact: string): ArtifactIdentity {
  const file = join(artifact, 'site/builds/latest.json');
  const identity = parseIdentity(readFileSync(file, 'utf8'));
  if (!identity) throw new InputError(`${file} names no build: build the brand again.`);
  return identity;
}

/** Reads the checksums of an artifact's own files by path. */
export function readSums(artifact: string): Map<string, string> {
  const lines = readFileSync(join(artifact, sumsFile), 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
