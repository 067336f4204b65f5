import { compileApp } from './compileApp.ts';

const [root, folder, hash] = process.argv.slice(2);
if (!root || !folder || !hash) throw new Error('compileProcess: ROOT FOLDER HASH expected');
await compileApp(root, folder, hash);
