import type { LinkedFile } from '../output/artifactFile.ts';
import type { RenderPagesInput } from '../render/renderPages.ts';
import type { ShippedPackages } from '../verify/shippedPackages.ts';

export interface StampInput extends RenderPagesInput {
  commit: string | null;
  shipped: ShippedPackages;
  notices: LinkedFile;
  warnings: readonly string[];
}
