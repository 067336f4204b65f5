import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles } from '../../build/compile/measureFiles.ts';
import { sourceHash } from '../../build/compile/sourceHash.ts';
import { createWorkDir, removeDir } from '../../build/output/workDir.ts';
import { cacheDir } from '../../cli/projectPaths.ts';
import { mediaType } from '../../serve/mediaTypes.ts';

export interface StudioPage {
  respond(path: string): Response;
}

// Everything that the compiled page is made from.
const sources = [
  'studio',
  'src',
  'scripts/brands',
  'scripts/studio',
  'brands.schema.json',
  'package-lock.json',
];

/** Compiles the studio's page when its sources have changed, and returns the directory with its files. */
export async function compileStudioPage(root: string, log: (line: string) => void): Promise<string> {
  const cache = cacheDir(root, 'studio');
  const hash = sourceHash(root, sources).slice(0, 16);
  const dir = join(cache, hash);
  if (existsSync(join(dir, 'index.html'))) return dir;
  log('Compiling the studio…');
  // Takes longer to load than everything else, and most starts need nothing of it.
  const { build } = await import('vite');
  const former = existsSync(cache) ? readdirSync(cache) : [];
  // Another start may compile the same page, so each works in a directory of its own.
  const work = createWorkDir(cache);
  try {
    await build({
      configFile: join(root, 'studio/vite.config.ts'),
      logLevel: 'error',
      build: { outDir: work, emptyOutDir: true },
    });
    if (!existsSync(dir)) renameSync(work, dir);
  } finally {
    removeDir(work);
  }
  for (const name of former) if (name !== hash && !name.startsWith('.')) removeDir(join(cache, name));
  return dir;
}

/** Serves the compiled page; every other path without a file name is a screen of it. */
export function createStudioPage(dir: string, siteOrigins: string): StudioPage {
  // In memory, because a later start of other sources removes the directory.
  const files = new Map(listFiles(dir).map((name) => [name, readFileSync(join(dir, name))]));
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The components write their styles when they are first shown.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${siteOrigins}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    respond: (path) => {
      const name = extname(path) === '' ? 'index.html' : path.slice(1);
      const file = files.get(name);
      if (!file) return new Response('Not found\n', { status: 404 });
      return new Response(new Uint8Array(file), {
        headers: {
          'Content-Type': mediaType(extname(name)),
          'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          'Content-Security-Policy': policy,
        },
      });
    },
  };
}
