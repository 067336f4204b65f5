import { compileApp } from './compileApp.ts';

const [root, folder, hash] = process.argv.slice(2);
if (!root || !folder || !hash) throw new Error('compileProcess: ROOT FOLDER HASH expected');
// A build that was killed must not go on writing into its folder, which the next build removes.
const stop = (): never => process.exit(1);
process.once('disconnect', stop);
try {
  await compileApp(root, folder, hash);
} catch (error) {
  // The place in the sources and what is wrong there; the stack of the compiler does not help.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.off('disconnect', stop);
process.disconnect?.();
