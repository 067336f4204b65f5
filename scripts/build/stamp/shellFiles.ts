import type { CompiledApp } from '../compile/compiledApp.ts';
import { entryChunks } from '../compile/reachableChunks.ts';
import type { BrandAssets } from '../render/brandAssets.ts';
import type { PageFrame } from '../render/pageDocument.ts';
import { pageModules } from '../render/pageFrame.ts';
import type { StampableBrand } from '../render/stampableBrand.ts';

// What the page fetches after it works. The notice about a missing network is among them.
const lateModules = [
  'src/features/home/parts/laterParts.tsx',
  'src/app/listeners/deferredModules.ts',
  'src/app/effects/LateEffects.tsx',
  'src/app/effects/IdleEffects.tsx',
];

/** Lists the URLs for a start without network: home, or the notice about the missing network elsewhere. */
export function shellFiles(
  app: CompiledApp,
  frame: PageFrame,
  brand: StampableBrand,
  { urls }: BrandAssets,
): string[] {
  const chunks = [
    frame.entry,
    ...frame.imports,
    ...pageModules(app, frame, brand.settings, null),
    ...pageModules(app, frame, brand.settings, 'index'),
    ...lateModules.flatMap((module) => entryChunks(app.manifest, module)),
  ].map((file) => `/${file}`);
  const fonts = brand.theme.fontFiles.map(({ path }) => path.replace(/^site/, ''));
  return [...new Set([...chunks, ...fonts, urls.logo])].sort();
}
