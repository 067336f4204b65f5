import { dirname, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './scripts/browsers/browserFloor.ts';
import { appChunks, chunkFileNames } from './scripts/vite/appChunks.ts';
import { componentIds } from './scripts/vite/componentIds.ts';
import { lazyUploads } from './scripts/vite/lazyUploads.ts';
import { leanCalls } from './scripts/vite/leanCalls.ts';
import { libraryChunks } from './scripts/vite/libraryChunks.ts';
import { plainImports } from './scripts/vite/plainImports.ts';
import { withoutPrefixer } from './scripts/vite/withoutPrefixer.ts';

const root = import.meta.dirname;

/** Sources are named from the project's root, wherever the build writes. */
function projectPath(source: string, sourcemap: string): string {
  return relative(root, resolve(dirname(sourcemap), source)).replaceAll('\\', '/');
}

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  // No `.env` file may reach the app: it is compiled once, for every brand.
  envDir: false,
  plugins: [react(), componentIds(root), plainImports(), lazyUploads(), leanCalls(root), withoutPrefixer()],
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: false, pure: true } } },
  // A package has the same name in every build, also where the directory of packages is a link to another place.
  resolve: { dedupe: ['react', 'react-dom'], preserveSymlinks: true },
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: {
          cwd: root,
          input: 'src/entry-prerender.tsx',
          output: { codeSplitting: false, entryFileNames: 'prerender.mjs' },
        },
      }
    : {
        target: buildTarget,
        manifest: true,
        chunkImportMap: true,
        sourcemap: 'hidden',
        assetsInlineLimit: 0,
        // The page names what its first view needs; a table of the rest would weigh more than the round trip it saves.
        modulePreload: false,
        rolldownOptions: {
          cwd: root,
          input: 'src/entry-client.tsx',
          output: {
            chunkFileNames,
            entryFileNames: chunkFileNames,
            codeSplitting: { groups: [...libraryChunks, ...appChunks(root)] },
            sourcemapPathTransform: projectPath,
          },
        },
      },
}));
