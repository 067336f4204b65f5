import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { type ArtifactFile, textFile } from '../output/artifactFile.ts';
import type { Build } from '../render/brandRecord.ts';

const dayMs = 86_400_000;
// RFC 9116 recommends less than a year. Counted from the build's time, so that the same commit gives the same bytes.
const validForDays = 364;

/** Returns `/.well-known/security.txt` (RFC 9116) with the contact for vulnerabilities; none without a contact. */
export function securityTxt(
  { origin, security }: Pick<BrandSettings, 'origin' | 'security'>,
  { timestamp }: Pick<Build, 'timestamp'>,
): ArtifactFile[] {
  if (security.contact === null) return [];
  const expires = new Date(Date.parse(timestamp) + validForDays * dayMs).toISOString();
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${expires.replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return [textFile('site/.well-known/security.txt', lines.map((line) => `${line}\n`).join(''))];
}
