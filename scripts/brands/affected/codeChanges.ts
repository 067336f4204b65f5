// Compiled or written into every artifact; paths from the project's directory.
const codePattern =
  /^(src\/|public\/|index\.html$|vite\.config\.ts$|tsconfig\.json$|package\.json$|package-lock\.json$|scripts\/(build|brands|vite)\/|scripts\/build\.ts$)/;

// Parts of the same directories that no artifact depends on.
const harmlessPattern =
  /\.test\.tsx?$|\.md$|^scripts\/brands\/(commands|affected)\/|^scripts\/brands\/writeSchema\.ts$/;

/** Lists changed files that alter the artifact of every brand. */
export function codeChanges(changedFiles: readonly string[], projectDir: string): string[] {
  const prefix = projectDir === '' ? '' : `${projectDir}/`;
  return changedFiles
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((path) => codePattern.test(path) && !harmlessPattern.test(path));
}
