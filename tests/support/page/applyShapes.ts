import { onTestFinished } from 'vitest';
import type { BrandShapes } from '../../../src/shared/brand/brandRecord.ts';
import { shapesCss } from '../../../src/ui/shapes/shapesCss.ts';

/** Gives the rest of a component test the shapes of a brand. */
export function applyShapes(shapes: BrandShapes): void {
  const style = document.createElement('style');
  style.textContent = shapesCss(shapes);
  document.head.append(style);
  onTestFinished(() => style.remove());
}
