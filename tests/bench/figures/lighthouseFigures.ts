import { type Figure, median } from '../figure.ts';
import type { ServedSites, Site } from '../servedSite.ts';
import { midTierSlowdown, visitAsPhone } from '../visitAsPhone.ts';

interface Kind {
  name: string;
  path: string;
  rounds: number;
}

const sports: Kind = { name: 'sports', path: '/sports', rounds: 1 };

// Home is the page that most visits begin with: its scores are medians.
const kinds: readonly Kind[] = [
  { name: 'home', path: '/', rounds: 3 },
  { name: 'lobby', path: '/casino', rounds: 1 },
  { name: 'game', path: '/games/mines', rounds: 1 },
  { name: 'promotion', path: '/promotions/1', rounds: 1 },
  { name: 'legal text', path: '/termos-de-uso', rounds: 1 },
  sports,
];
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(wanted);

// Next to the port on which the sites are served.
const debuggingPort = 4641;

/**
 * Measures Lighthouse's four scores of six kinds of page; repeats the performance score of home with a calibrated slowdown
 * on a slow machine.
 */
export async function lighthouseFigures(served: ServedSites): Promise<Figure[]> {
  const browser = await served.launch([`--remote-debugging-port=${debuggingPort}`]);
  try {
    const figures: Figure[] = [];
    const benchmarkIndexes: number[] = [];
    for (const site of served.sites)
      for (const kind of kinds)
        if (kind !== sports || site.hasSports)
          figures.push(...(await scoresOf(site, kind, benchmarkIndexes)));
    const benchmarkIndex = median(benchmarkIndexes);
    const cpuSlowdown = midTierSlowdown(benchmarkIndex);
    if (cpuSlowdown === 4) return figures;
    for (const site of served.sites) {
      const value = await performanceOf(site, cpuSlowdown);
      figures.push({
        what: `${site.brand}: Lighthouse mobile, home, performance, calibrated to this machine`,
        value,
        unit: 'points',
        wanted: { atLeast: wanted.performance },
        noisy: true,
        note: `slowed ${cpuSlowdown} times instead of 4: benchmark index ${benchmarkIndex.toFixed(0)}`,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function scoresOf(
  { brand, origin }: Site,
  { name, path, rounds }: Kind,
  benchmarkIndexes: number[],
): Promise<Figure[]> {
  const scores = new Map<string, number[]>(categories.map((category) => [category, []]));
  const failed = new Map<string, Set<string>>(categories.map((category) => [category, new Set()]));
  for (let round = 0; round < rounds; round += 1) {
    const visit = await visitAsPhone(origin + path, { port: debuggingPort, categories });
    benchmarkIndexes.push(visit.benchmarkIndex);
    for (const score of visit.scores) {
      scores.get(score.category)?.push(score.points);
      for (const id of score.failed) failed.get(score.category)?.add(id);
    }
  }
  return Object.entries(wanted).map(([category, least]) => {
    const value = median(scores.get(category) ?? []);
    const causes = [...(failed.get(category) ?? [])];
    return {
      what: `${brand}: Lighthouse mobile, ${name}, ${category}`,
      value,
      unit: 'points',
      wanted: { atLeast: least },
      noisy: category === 'performance',
      note: value < least && causes.length > 0 ? causes.join(', ') : undefined,
    };
  });
}

async function performanceOf({ origin }: Site, cpuSlowdown: number): Promise<number> {
  const points: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const question = { port: debuggingPort, categories: ['performance'], cpuSlowdown };
    const { scores } = await visitAsPhone(`${origin}/`, question);
    points.push(...scores.map((score) => score.points));
  }
  return median(points);
}
