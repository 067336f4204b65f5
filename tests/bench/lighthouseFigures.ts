import { type Figure, median } from './figure.ts';
import { lighthouseScores } from './lighthouseScores.ts';
import type { ServedSites, Site } from './servedSite.ts';

const rounds = 3;
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(wanted);

/** Beside the port on which the sites are served. */
const debuggingPort = 4641;

/** Lighthouse's four scores of home on its simulated phone. Its performance score moves with the load of the machine. */
export async function lighthouseFigures(served: ServedSites): Promise<Figure[]> {
  const browser = await served.launch([`--remote-debugging-port=${debuggingPort}`]);
  try {
    const figures: Figure[] = [];
    for (const site of served.sites) figures.push(...(await scoresOf(site)));
    return figures;
  } finally {
    await browser.close();
  }
}

async function scoresOf({ brand, origin }: Site): Promise<Figure[]> {
  const scores = new Map<string, number[]>(categories.map((category) => [category, []]));
  const failed = new Map<string, Set<string>>(categories.map((category) => [category, new Set()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const score of await lighthouseScores(`${origin}/`, debuggingPort, categories)) {
      scores.get(score.category)?.push(score.points);
      for (const id of score.failed) failed.get(score.category)?.add(id);
    }
  }
  return Object.entries(wanted).map(([category, least]) => {
    const value = median(scores.get(category) ?? []);
    const causes = [...(failed.get(category) ?? [])];
    return {
      what: `${brand}: Lighthouse mobile, ${category}`,
      value,
      unit: 'points',
      wanted: { atLeast: least },
      noisy: category === 'performance',
      ...(value < least && causes.length > 0 ? { note: causes.join(', ') } : {}),
    };
  });
}
