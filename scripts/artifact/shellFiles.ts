import type { BrandAssets } from './brandAssets.ts';
import type { CompiledApp } from './compiledApp.ts';
import type { PageFrame } from './pages/pageDocument.ts';
import { pageModules } from './pages/pageFrame.ts';
import { entryChunks } from './reachableChunks.ts';
import type { StampableBrand } from './stampableBrand.ts';

/** What the page fetches once it works; a start without network tells about it from there. */
const lateModules = ['src/app/lateParts.ts', 'src/app/LateEffects.tsx'];

/** The addresses that the app needs to come to life without network: on home, or anywhere with the words that it is gone. */
export function shellFiles(
  app: CompiledApp,
  frame: PageFrame,
  brand: StampableBrand,
  { addresses }: BrandAssets,
): string[] {
  const chunks = [
    frame.entry,
    ...frame.imports,
    ...pageModules(app, frame, brand.settings, null),
    ...pageModules(app, frame, brand.settings, 'index'),
    ...lateModules.flatMap((module) => entryChunks(app.manifest, module)),
  ].map((file) => `/${file}`);
  const fonts = brand.theme.fontFiles.map(({ path }) => path.replace(/^site/, ''));
  return [...new Set([...chunks, ...fonts, addresses.logo])].sort();
}
