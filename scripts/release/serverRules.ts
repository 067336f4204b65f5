import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, headersFor } from '../build/deploy/headerRules.ts';
import { linkOrCopy } from '../build/output/writeArtifact.ts';
import { InputError } from '../cli/cliErrors.ts';
import { type Canary, caddyCanary, nginxCanary } from './canaryRules.ts';
import { joinPolicies } from './joinPolicies.ts';
import type { ReleaseDir } from './releaseDir.ts';

const splits = { 'nginx.conf': nginxCanary, Caddyfile: caddyCanary };
const ruleFiles = ['nginx.conf', 'Caddyfile'] as const;

type RuleFile = (typeof ruleFiles)[number];

// Shell command that makes the server read its rules; it returns when the server answers by them.
export type Reload = string | undefined;

const policyNames = ['Content-Security-Policy', 'Content-Security-Policy-Report-Only'];

function policiesOf(release: string): string[] {
  const rules: HeaderRule[] = JSON.parse(readFileSync(join(release, 'deploy/headers.json'), 'utf8')).rules;
  const headers = headersFor(rules, '/');
  return policyNames.map((name) => headers[name] ?? '');
}

// The rules of the first release, whose policies allow the pages of the others as well.
function rulesText(
  releaseDir: ReleaseDir,
  name: RuleFile,
  [first = '', ...others]: readonly string[],
): string | null {
  const file = join(first, 'deploy', name);
  if (!existsSync(file)) return null;
  let text = readFileSync(file, 'utf8').replaceAll(
    `/srv/${releaseDir.brand}/site`,
    join(releaseDir.root, 'site'),
  );
  for (const [index, own] of policiesOf(first).entries()) {
    const joined = others.reduce((all, other) => {
      const policy = policiesOf(other)[index] ?? '';
      return all === '' || policy === '' ? all : joinPolicies(all, policy);
    }, own);
    if (own !== '') text = text.replaceAll(`"${own}"`, () => `"${joined}"`);
  }
  return text;
}

const dirOf = ({ root }: ReleaseDir): string => join(root, 'rules');

// Exists from a change of the rules until a reload command has succeeded.
const unreadFile = 'unread';

/** Tells whether the rules changed since the last reload command that succeeded. */
export function areRulesUnread(dir: ReleaseDir): boolean {
  return existsSync(join(dirOf(dir), unreadFile));
}

interface PreparedRules {
  isChanged: boolean;
  finish: () => void;
}

// Like the history, the files are written before the switch and renamed after it, which needs no room on the disk.
/** Prepares the server rules of the given releases for `<brand>/rules`. */
export function prepareRules(
  releaseDir: ReleaseDir,
  releases: readonly string[],
  canary?: Canary,
): PreparedRules {
  const dir = dirOf(releaseDir);
  const texts = ruleFiles.flatMap((name) => {
    const plain = rulesText(releaseDir, name, releases);
    return plain === null ? [] : [{ name, text: canary ? splits[name](plain, canary) : plain }];
  });
  if (texts.length === 0) return { isChanged: false, finish: () => {} };
  for (const parent of [dir, releaseDir.staging]) mkdirSync(parent, { recursive: true });
  const staged = mkdtempSync(join(releaseDir.staging, 'rules-'));
  for (const { name, text } of [...texts, { name: unreadFile, text: '' }])
    writeFileSync(join(staged, name), text);
  const isOther = ({ name, text }: (typeof texts)[number]) =>
    !existsSync(join(dir, name)) || readFileSync(join(dir, name), 'utf8') !== text;
  return {
    isChanged: texts.some(isOther),
    finish: () => {
      if (texts.some(isOther)) renameSync(join(staged, unreadFile), join(dir, unreadFile));
      for (const { name } of texts) renameSync(join(staged, name), join(dir, name));
    },
  };
}

/** Returns a function that brings back the rules of this moment, which needs no room on the disk. */
export function keepRules(releaseDir: ReleaseDir): () => void {
  const dir = dirOf(releaseDir);
  mkdirSync(releaseDir.staging, { recursive: true });
  const kept = mkdtempSync(join(releaseDir.staging, 'kept-'));
  for (const name of ruleFiles)
    if (existsSync(join(dir, name))) linkOrCopy(join(dir, name), join(kept, name));
  return () => {
    for (const name of ruleFiles)
      if (existsSync(join(kept, name))) renameSync(join(kept, name), join(dir, name));
      else rmSync(join(dir, name), { force: true });
  };
}

// Two reloads of one release end before another release stops waiting for it.
const longestReloadMs = 120_000;

// Processes that the command started; a late one would read rules that are gone by then.
function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // None is left.
  }
}

/** Runs the reload command, whose output goes to stderr; the error of a failure ends with its consequence. */
export function reloadServer(
  dir: ReleaseDir,
  command: string,
  consequence: string,
  timeout = longestReloadMs,
): void {
  // `detached`, which Node's types leave out here, gives the command a process group of its own.
  const options: SpawnSyncOptions & { detached: true } = {
    shell: true,
    stdio: ['ignore', 2, 2],
    timeout,
    killSignal: 'SIGKILL',
    detached: true,
  };
  const { pid, status, signal, error } = spawnSync(command, options);
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  if (isLate) killGroup(pid);
  const end = isLate ? `did not end within ${timeout / 1000} seconds` : `ended with ${signal ?? status}`;
  if (status !== 0)
    throw new InputError(`The server did not read its rules: "${command}" ${end}. ${consequence}`);
  rmSync(join(dirOf(dir), unreadFile), { force: true });
}
