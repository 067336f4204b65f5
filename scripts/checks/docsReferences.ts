import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { projectRoot, type ToolRun } from './runTool.ts';

const pages = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'];
const sources = ['*', '{brands,docs,public,sandbox,scripts,src,studio,tests}/**/*'];

const linkPattern = /\]\((?!\w+:)([^)\s]+)\)/g;
// A path from the root of the project, in prose, code or a diagram; it ends at `<`, `*` and `{`.
const pathPattern = /(?<![\w./<>@-])(?:docs|sandbox|scripts|src|studio|tests)\/[\w./-]*/g;
// The name or the last part of the path of a source file.
const filePattern = /`([\w./-]+\.(?:tsx?|sql))`/g;
// A camelCase name, also as a call with its arguments.
const namePattern = /`([a-z]+[A-Z]\w*)(?:\([^`]*\))?`/g;
const codePattern = /\.(?:cjs|css|html|js|json|mjs|sql|tsx?|ya?ml)$/;

/** Reports paths and links in the documentation that lead nowhere, with file and line. */
export async function checkDocsReferences(root = projectRoot): Promise<ToolRun> {
  const files = new Set<string>();
  for await (const file of glob(sources, { cwd: root })) files.add(`/${file}`);
  const isSource = (name: string) =>
    [...files].some((file) => file.endsWith(`/${name.replace(/^\.\//, '')}`));
  const names = await namesIn(root, files);
  const found: string[] = [];
  for await (const page of glob(pages, { cwd: root })) {
    const text = await readFile(join(root, page), 'utf8');
    const report = (index: number, reason: string) =>
      found.push(`${page}:${text.slice(0, index).split('\n').length}  ${reason}`);
    for (const { 1: link = '', index } of text.matchAll(linkPattern)) {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? join(root, page) : resolve(root, dirname(page), path);
      if (!existsSync(target)) report(index, `no page at ${link}`);
      else if (anchor && !anchorsOf(await readFile(target, 'utf8')).has(anchor))
        report(index, `no heading for ${link}`);
    }
    for (const { 0: match, index } of text.matchAll(pathPattern)) {
      const path = match.replace(/[./]+$/, '');
      // A path that ends at a pattern names the directory or the beginning of a name.
      const isPattern = /[<*{]/.test(text.charAt(index + match.length));
      const target = isPattern ? match.slice(0, match.lastIndexOf('/')) : path;
      if (!existsSync(join(root, target))) report(index, `no file at ${target}`);
    }
    for (const { 1: name = '', index } of text.matchAll(filePattern))
      if (!isSource(name)) report(index, `no file named ${name}`);
    // Decisions also name what was replaced.
    if (page.startsWith('docs/decisions/')) continue;
    for (const { 1: name = '', index } of text.matchAll(namePattern))
      if (!names.has(name)) report(index, `no name ${name} in the code`);
  }
  return { code: found.length > 0 ? 1 : 0, output: [...new Set(found)].sort().join('\n') };
}

async function namesIn(root: string, files: ReadonlySet<string>): Promise<Set<string>> {
  const names = new Set<string>();
  for (const file of files)
    if (codePattern.test(file) && file !== '/package-lock.json')
      for (const [name] of (await readFile(join(root, file), 'utf8')).matchAll(/[A-Za-z_]\w*/g))
        names.add(name);
  return names;
}

function anchorsOf(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
