import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor } from '../../../scripts/build/deploy/headerRules.ts';
import type { Figure } from '../figure.ts';
import type { Workshop } from '../workshop.ts';

const brand = 'default';

// Leaf components of one page, of home, and of the frame around every page.
const leaves = [
  'src/features/promotions/PromotionCard.tsx',
  'src/features/home/parts/QuickLinks.tsx',
  'src/layouts/parts/PhoneBar.tsx',
];

/** Measures what a returning visitor fetches again after an edit of one leaf component. */
export async function updateFigures(workshop: Workshop): Promise<Figure[]> {
  const before = await keptFiles(workshop, 'before');
  const figures: Figure[] = [];
  for (const leaf of leaves) {
    const path = join(workshop.project(), leaf);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, edited(source, leaf));
    const after = await keptFiles(workshop, 'after');
    writeFileSync(path, source);
    const fetched = [...after].filter((file) => !before.has(file));
    figures.push({
      what: `files besides the page to fetch again after an edit of ${leaf.split('/').at(-1)}`,
      value: fetched.length,
      unit: 'files',
      wanted: { atMost: 1 },
      note: fetched.join(', '),
    });
  }
  return figures;
}

// Adds a statement to the component's body that no optimization removes.
function edited(source: string, file: string): string {
  const changed = source.replace(
    /^(export function [A-Z]\w*\([\s\S]*?\)(?:: \w+)? \{\n)/m,
    "$1  performance.mark('edited');\n",
  );
  if (changed === source) throw new Error(`${file} has no component to edit`);
  return changed;
}

// Immutable files of the brand's artifact; any other name is fetched.
async function keptFiles(workshop: Workshop, name: string): Promise<Set<string>> {
  const out = join(workshop.dir, 'dist', name);
  await workshop.build(['--brand', brand, '--out', out]);
  const artifact = join(out, brand);
  const { rules } = JSON.parse(readFileSync(join(artifact, 'deploy/headers.json'), 'utf8'));
  const files = readdirSync(join(artifact, 'site'), { recursive: true, encoding: 'utf8' });
  return new Set(
    files.filter((file) => headersFor(rules, `/${file}`)['Cache-Control']?.includes('immutable')),
  );
}
