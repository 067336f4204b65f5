import lighthouse from 'lighthouse';

export interface LighthouseScore {
  category: string;
  /** 0 to 100. */
  points: number;
  /** Audits that cost points. */
  failed: string[];
}

/** One visit of Lighthouse's simulated phone, by the browser that listens on the port. */
export async function lighthouseScores(
  address: string,
  port: number,
  categories: readonly string[],
): Promise<LighthouseScore[]> {
  const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { audits, categories: judged } = result.lhr;
  return Object.entries(judged).map(([category, { score, auditRefs }]) => ({
    category,
    points: (score ?? 0) * 100,
    failed: auditRefs.flatMap(({ id, weight }) => {
      const reached = audits[id]?.score;
      return weight > 0 && typeof reached === 'number' && reached < 0.9 ? [id] : [];
    }),
  }));
}
