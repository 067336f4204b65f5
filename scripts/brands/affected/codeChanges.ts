/** What is compiled or written into every artifact, from the project's folder. */
const codePattern =
  /^(src\/|public\/|index\.html$|vite\.config\.ts$|tsconfig\.json$|package\.json$|package-lock\.json$|scripts\/(artifact|brands|vite)\/|scripts\/build\.ts$)/;

/** Of the same folders, what no artifact depends on. */
const harmlessPattern =
  /\.test\.tsx?$|\.md$|^scripts\/brands\/(commands|affected)\/|^scripts\/brands\/writeSchema\.ts$/;

/** Changed files that alter the artifact of every brand. */
export function codeChanges(changedFiles: readonly string[], projectFolder: string): string[] {
  const prefix = projectFolder === '' ? '' : `${projectFolder}/`;
  return changedFiles
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((path) => codePattern.test(path) && !harmlessPattern.test(path));
}
