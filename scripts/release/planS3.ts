import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, headersFor } from '../build/deploy/headerRules.ts';
import { readSums } from './artifactIdentity.ts';
import { isHashedFile } from './carryAssets.ts';
import { checkFiles } from './stageRelease.ts';

export interface S3Plan {
  // In this order.
  uploads: { title: string; files: string[]; command: string }[];
  invalidation: { paths: string[]; command: string };
}

// Files for other hosts.
const isForOtherHosts = (path: string): boolean => /^_(headers|redirects)$/.test(path);

// Tabs load the new site as soon as they see these.
const announces = (path: string): boolean => path === 'sw.js' || path === 'builds/latest.json';

/**
 * Plans the upload of a checked artifact to S3 without credentials: what a page names first, then pages, then what
 * announces the build.
 */
export function planS3(artifact: string): S3Plan {
  const sums = readSums(artifact);
  checkFiles(artifact);
  const rules: HeaderRule[] = JSON.parse(readFileSync(join(artifact, 'deploy/headers.json'), 'utf8')).rules;
  const paths = [...sums.keys()]
    .filter((path) => path.startsWith('site/'))
    .map((path) => path.slice('site/'.length))
    .filter((path) => !isForOtherHosts(path));
  const isHashed = (path: string) => isHashedFile(`site/${path}`);
  const groups: [title: string, belongs: (path: string) => boolean][] = [
    ['hashed files', isHashed],
    ['files that pages use', (path) => !isHashed(path) && !path.endsWith('.html') && !announces(path)],
    ['pages', (path) => path.endsWith('.html')],
    ['announcement of the build', announces],
  ];
  const uploads = groups.flatMap(([title, belongs]) => {
    const files = paths.filter(belongs);
    const byFlags = new Map<string, string[]>();
    for (const file of files) {
      const flags = uploadFlags(headersFor(rules, `/${file}`));
      byFlags.set(flags, [...(byFlags.get(flags) ?? []), file]);
    }
    return [...byFlags].map(([flags, those]) => ({
      title,
      files: those,
      command: uploadCommand(join(artifact, 'site'), those, flags),
    }));
  });
  const changed = paths.filter((path) => !isHashed(path)).map((path) => `/${encodeURI(path)}`);
  return {
    uploads,
    invalidation: {
      paths: changed,
      command: `aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths ${changed.join(' ')}`,
    },
  };
}

// The client chooses a type by the ending, which a file with a rule of its own may not have.
function uploadFlags({ 'Cache-Control': cache, 'Content-Type': type }: Record<string, string>): string {
  return `--cache-control '${cache ?? ''}'${type ? ` --content-type '${type}'` : ''}`;
}

// Files that keep their names are copied, because `sync` skips an older file of the same size, as a rollback has.
function uploadCommand(site: string, files: readonly string[], flags: string): string {
  const isImmutable = flags.includes('immutable');
  const dirs = new Set(files.map((file) => (isImmutable ? file.replace(/[^/]+$/, '*') : file)));
  const includes = [...dirs].map((pattern) => `--include '${pattern}'`).join(' ');
  const legal = isImmutable ? " --exclude 'brand/legal/*'" : '';
  const verb = isImmutable ? 'sync' : 'cp --recursive';
  return `aws s3 ${verb} '${site.replaceAll("'", "'\\''")}' "s3://$BUCKET" --exclude '*' ${includes}${legal} ${flags}`;
}

export function formatPlan({ uploads, invalidation }: S3Plan): string {
  const steps = uploads.map(({ title, files, command }) => `# ${title}: ${files.length}\n${command}\n`);
  return `${steps.join('')}# paths that keep their names: ${invalidation.paths.length}\n${invalidation.command}\n`;
}
