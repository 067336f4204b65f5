import { compileInputs } from '../../build/compile/compile.ts';

// Compiled or written into every artifact; paths from the project's directory.
const codePaths = [...compileInputs, 'scripts/build', 'scripts/build.ts', 'scripts/brands'];

// Parts of the same directories that no artifact depends on.
const harmlessPattern =
  /\.test\.tsx?$|\.md$|^scripts\/brands\/(commands|affected)\/|^scripts\/brands\/writeSchema\.ts$/;

const isCode = (path: string): boolean =>
  codePaths.some((code) => path === code || path.startsWith(`${code}/`)) && !harmlessPattern.test(path);

/** Lists changed files that alter the artifact of every brand. */
export function codeChanges(changedFiles: readonly string[], projectDir: string): string[] {
  const prefix = projectDir === '' ? '' : `${projectDir}/`;
  return changedFiles
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter(isCode);
}
