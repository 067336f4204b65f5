import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from './runTool.ts';
import { findRefusedWords } from './wordList.ts';

const git = promisify(execFile);

// The last commit before this check existed; older titles are longer.
const checkedSince = 'fce6476ab018bc2eb5050e558d2376257cfe7119';
const longestTitle = 72;
const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const conventional = new RegExp(`^(?:${types})(?:\\([a-z0-9-]+\\))?!?: (?<subject>.+)$`);

/** Returns why a commit title is refused: form, length, first word or a word of the list. */
export function commitTitleErrors(title: string): string[] {
  const subject = conventional.exec(title)?.groups?.subject;
  const errors: string[] = [];
  if (subject === undefined) errors.push('expected "type(scope): subject" (Conventional Commits)');
  if (title.length > longestTitle) errors.push(`${title.length} characters, at most ${longestTitle}`);
  if (subject && /^(?:[A-Z][a-z]|(?:an?|the|what|when|no|only)\s)/.test(subject)) {
    errors.push('expected a verb in the imperative, in lower case');
  }
  if (title.endsWith('.')) errors.push('a title has no period');
  return [...errors, ...findRefusedWords(title).map(({ word, better }) => `"${word}": ${better}`)];
}

interface CommitCheck {
  code: number;
  output: string;
  note?: string;
}

/** Checks the titles of commits since a fixed one; a clone without that commit is reported, not refused. */
export async function checkCommitTitles(root = projectRoot, since = checkedSince): Promise<CommitCheck> {
  let log: string;
  try {
    ({ stdout: log } = await git('git', ['log', '--no-merges', '--format=%h\t%s', `${since}..HEAD`], {
      cwd: root,
    }));
  } catch {
    return { code: 0, output: '', note: `not checked: this clone has no commit ${since.slice(0, 7)}` };
  }
  const refused = log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [hash, title = ''] = line.split('\t');
      return commitTitleErrors(title).map((error) => `${hash} ${title}\n  ${error}`);
    });
  return { code: refused.length > 0 ? 1 : 0, output: refused.join('\n') };
}
