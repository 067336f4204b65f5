import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import type { Workshop } from '../workshop.ts';

/** Compares the product's own brands with one plain `vite build` per brand. */
export async function loopFigures(workshop: Workshop): Promise<Figure[]> {
  const config: { brands: unknown[] } = JSON.parse(
    readFileSync(join(workshop.project(), 'brands.config.json'), 'utf8'),
  );
  const count = config.brands.length;
  const outDir = join(workshop.dir, 'dist', 'own');
  const cold = await workshop.coldBuild([], outDir);
  let loop = 0;
  for (let brand = 0; brand < count; brand += 1) loop += (await workshop.plainBuild()).seconds;
  const warm = await workshop.build(['--out', outDir]);
  const note = (seconds: number) => `${seconds.toFixed(1)} s against ${loop.toFixed(1)} s`;
  return [
    {
      what: `${count} brands against a loop of plain vite build, compiled already`,
      value: loop / warm.seconds,
      unit: 'times',
      wanted: { atLeast: 4 },
      note: note(warm.seconds),
    },
    {
      what: `${count} brands against a loop of plain vite build, compiling included`,
      value: loop / cold.seconds,
      unit: 'times',
      wanted: null,
      note: note(cold.seconds),
    },
    {
      what: `${count} brands, cold`,
      value: cold.seconds,
      unit: 's',
      wanted: { atMost: 8 },
      note: 'compiling included',
    },
  ];
}
