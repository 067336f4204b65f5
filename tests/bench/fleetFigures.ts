import { join } from 'node:path';
import { generateBrands } from '../support/generateBrands.ts';
import { type Figure, median } from './figure.ts';
import type { Workshop } from './workshop.ts';

const fleet = 1000;

/** A thousand brands against one: time, memory, and what one more brand costs. */
export async function fleetFigures(workshop: Workshop): Promise<Figure[]> {
  const { folder } = workshop;
  const one = generateBrands(join(folder, 'one'), 1);
  const many = generateBrands(join(folder, 'many'), fleet);
  const build = (configFile: string, name: string) =>
    workshop.build(['--config', configFile, '--out', join(folder, 'dist', name)]);
  await build(one.configFile, 'one');
  // The first time every brand's icons are drawn; after that they are kept, as the compiled app is.
  const first = await build(many.configFile, 'many');
  // From here on there is a last artifact of each brand, whose folder the build after the next is made of.
  await build(many.configFile, 'many');
  const alone: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    alone.push((await build(one.configFile, 'one')).seconds);
    plain.push((await workshop.plainBuild()).seconds);
  }
  const again = await build(many.configFile, 'many');
  const single = median(alone);
  const vite = median(plain);
  const further = (seconds: number) => ((seconds - single) / (fleet - 1) / vite) * 100;
  return [
    {
      what: `${fleet} brands against 1, warm`,
      value: again.seconds / single,
      unit: 'times',
      wanted: { atMost: 15 },
      note: `${again.seconds.toFixed(1)} s against ${single.toFixed(1)} s`,
    },
    {
      what: `${fleet} brands against 1, their icons drawn for the first time`,
      value: first.seconds / single,
      unit: 'times',
      wanted: null,
      note: `${first.seconds.toFixed(1)} s`,
    },
    {
      what: 'a further brand, of one plain vite build, warm',
      value: further(again.seconds),
      unit: '%',
      wanted: { atMost: 2 },
      note: `one plain vite build: ${vite.toFixed(1)} s`,
    },
    {
      what: 'a further brand, of one plain vite build, its icons drawn for the first time',
      value: further(first.seconds),
      unit: '%',
      wanted: null,
    },
    {
      what: `memory for ${fleet} brands, at its peak`,
      value: Math.max(first.peakMemoryBytes, again.peakMemoryBytes) / 2 ** 20,
      unit: 'MiB',
      wanted: { atMost: 1024 },
    },
  ];
}
