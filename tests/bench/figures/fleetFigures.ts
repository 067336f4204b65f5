import { join } from 'node:path';
import { generateBrands } from '../../support/build/generateBrands.ts';
import { type Figure, median } from '../figure.ts';
import type { Workshop } from '../workshop.ts';

const fleet = 1000;

/** Measures a thousand brands against one, without any cache and into a directory that does not exist yet. */
export async function fleetFigures(workshop: Workshop): Promise<Figure[]> {
  const { dir } = workshop;
  const one = generateBrands(join(dir, 'one'), 1);
  const many = generateBrands(join(dir, 'many'), fleet);
  const build = (configFile: string, name: string) =>
    workshop.coldBuild(['--config', configFile], join(dir, 'dist', name));
  const alone: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    alone.push((await build(one.configFile, 'one')).seconds);
    plain.push((await workshop.plainBuild()).seconds);
  }
  const all = await build(many.configFile, 'many');
  const single = median(alone);
  const vite = median(plain);
  return [
    {
      what: `${fleet} brands, cold`,
      value: all.seconds,
      unit: 's',
      wanted: { atMost: 60 },
      note: `compiling included; 1 brand: ${single.toFixed(1)} s`,
    },
    {
      what: 'a further brand, of one plain vite build, cold',
      value: ((all.seconds - single) / (fleet - 1) / vite) * 100,
      unit: '%',
      wanted: { atMost: 4 },
      note: `one plain vite build: ${vite.toFixed(1)} s`,
    },
    {
      what: `memory for ${fleet} brands, at its peak`,
      value: all.peakMemoryBytes / 2 ** 20,
      unit: 'MiB',
      wanted: { atMost: 1024 },
    },
  ];
}
