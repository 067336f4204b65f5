import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { coverFile, coversDir, drawingsDigest, drawingsFile } from '../sandbox/art/covers.ts';
import { paintCover } from '../sandbox/art/paintCover.ts';
import { coverDrawings } from '../sandbox/content/coverDrawings.ts';

new Command('npm run art --')
  .description('Paints the covers of the sandbox and replaces the files in sandbox/art/covers.')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const drawings = coverDrawings();
await rm(coversDir, { recursive: true, force: true });
await mkdir(coversDir, { recursive: true });
let bytes = 0;
for (const [name, drawing] of drawings) {
  const webp = await paintCover(drawing);
  bytes += webp.byteLength;
  await writeFile(coverFile(name), webp);
}
await writeFile(drawingsFile, `${drawingsDigest(drawings)}\n`);
process.stdout.write(`${drawings.size} covers, ${(bytes / 1e6).toFixed(2)} MB\n`);
