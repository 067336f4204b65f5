import lighthouse, { defaultConfig } from 'lighthouse';

export interface LighthouseScore {
  category: string;
  // 0 to 100.
  points: number;
  // Audits that cost points.
  failed: string[];
}

export interface LighthouseVisit {
  scores: LighthouseScore[];
  // Lighthouse's `benchmarkIndex` of this machine, about 125 to 2,000.
  benchmarkIndex: number;
}

export interface LighthouseQuestion {
  // Debugging port of the browser.
  port: number;
  categories: readonly string[];
  // Slowdown of this machine's processor to that of a phone, by default 4.
  cpuSlowdown?: number;
}

/** Runs one visit of Lighthouse's simulated phone. */
export async function visitAsPhone(url: string, question: LighthouseQuestion): Promise<LighthouseVisit> {
  const { port, categories, cpuSlowdown } = question;
  const throttling = defaultConfig.settings?.throttling;
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    // Sandbox sites are closed to search engines on purpose.
    skipAudits: ['is-crawlable'],
    logLevel: 'silent',
    throttling: cpuSlowdown ? { ...throttling, cpuSlowdownMultiplier: cpuSlowdown } : throttling,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories: judged, environment } = result.lhr;
  const scores = Object.entries(judged).map(([category, { score, auditRefs }]) => ({
    category,
    points: (score ?? 0) * 100,
    failed: auditRefs.flatMap(({ id, weight }) => {
      const reached = audits[id]?.score;
      return weight > 0 && typeof reached === 'number' && reached < 0.9 ? [id] : [];
    }),
  }));
  return { scores, benchmarkIndex: environment.benchmarkIndex };
}

/**
 * Returns the slowdown to a mid-tier phone by the table in Lighthouse's docs/throttling.md ("Calibrating the CPU
 * slowdown").
 */
export function midTierSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1500) return 4;
  return benchmarkIndex >= 800 ? 2 : 1;
}
