import type { OperatorContent } from '../../src/shared/contract/operatorContent.ts';
import type { LinkedFile } from './artifactFile.ts';
import type { ByteRoom } from './ByteRoom.ts';
import type { Build } from './brandRecord.ts';
import type { CommonTexts } from './commonText.ts';
import type { CompiledFolder } from './compiledApp.ts';
import type { PageRenderer } from './pages/PageRenderer.ts';
import type { PrerenderBundle } from './pages/prerenderBundle.ts';
import type { ShippedPackages } from './shippedPackages.ts';
import type { StampableBrand } from './stampableBrand.ts';

export interface StampInput {
  compiled: CompiledFolder;
  bundle: PrerenderBundle;
  renderer: PageRenderer;
  texts: CommonTexts;
  /** For the bytes of the documents, which are done with when the brand is. */
  room: ByteRoom;
  brand: StampableBrand;
  /** The brand whose look the error pages have. */
  errorBrand: StampableBrand;
  build: Build;
  env: string;
  commit: string | null;
  shipped: ShippedPackages;
  notices: LinkedFile;
  iconCache: string;
  /** Where pages with content are kept from one stamping to the next. */
  pageCache: string;
  /** Where compressed sizes are kept. */
  sizeCache: string;
  warnings: readonly string[];
  /** What the operator shows; absent, pages are made without. */
  content?: OperatorContent | undefined;
}
