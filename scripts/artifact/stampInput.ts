import type { OperatorContent } from '../../src/shared/contract/operatorContent.ts';
import type { Build } from './brandRecord.ts';
import type { Blocks } from './commonText.ts';
import type { CompiledFolder } from './compiledApp.ts';
import type { PageRenderer } from './pages/PageRenderer.ts';
import type { PrerenderBundle } from './pages/prerenderBundle.ts';
import type { StampableBrand } from './stampableBrand.ts';

export interface StampInput {
  compiled: CompiledFolder;
  bundle: PrerenderBundle;
  renderer: PageRenderer;
  blocks: Blocks;
  brand: StampableBrand;
  /** The brand whose look the error pages have. */
  errorBrand: StampableBrand;
  build: Build;
  env: string;
  sbom: string;
  iconCache: string;
  /** Where pages with content are kept from one stamping to the next. */
  pageCache: string;
  /** Where compressed sizes are kept. */
  sizeCache: string;
  warnings: readonly string[];
  /** What the operator shows; absent, pages are made without. */
  content?: OperatorContent | undefined;
}
