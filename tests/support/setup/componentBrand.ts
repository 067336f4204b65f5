import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadBrands } from '../../../scripts/brands/loadBrands.ts';
import { projectRoot } from '../../../scripts/cli/projectPaths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    // Custom properties of a real brand.
    brandCss: string;
  }
}

/** Provides the theme of `default` to component tests. */
export async function setup(project: TestProject): Promise<void> {
  const configFile = join(projectRoot, 'brands.config.json');
  const { brands } = await loadBrands({ configFile, env: 'sandbox', projectRoot, processEnv: {} });
  const brand = brands.find(({ settings }) => settings.id === 'default');
  if (!brand) throw new Error('no brand default');
  project.provide('brandCss', brand.theme.css);
}
