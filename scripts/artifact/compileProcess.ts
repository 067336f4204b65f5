import { compileApp } from './compileApp.ts';

const [root, folder, hash] = process.argv.slice(2);
if (!root || !folder || !hash) throw new Error('compileProcess: ROOT FOLDER HASH expected');
try {
  await compileApp(root, folder, hash);
} catch (error) {
  // The place in the sources and what is wrong there; where in the compiler it was noticed helps nobody.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
