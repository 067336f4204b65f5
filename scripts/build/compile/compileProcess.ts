import { compileApp } from './compileApp.ts';

const [root, dir, hash] = process.argv.slice(2);
if (!root || !dir || !hash) throw new Error('compileProcess: ROOT FOLDER HASH expected');
// A killed build must not continue to write into its directory, which the next build removes.
const stop = (): never => process.exit(1);
process.once('disconnect', stop);
try {
  await compileApp(root, dir, hash);
} catch (error) {
  // The position in the sources and the error; the compiler's stack does not help.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.off('disconnect', stop);
process.disconnect?.();
