import { fixIn } from '../../fix/fixIn.ts';
import { nearestWord } from '../../nearestWord.ts';
import type { Problem } from '../../problem.ts';
import type { BrandEntry, BrandsConfig } from '../readConfig.ts';

export interface References {
  problems: Problem[];
  // From the farthest ancestor to the brand itself, without missing ancestors.
  chainOf(entry: BrandEntry): BrandEntry[];
  // True when a gap or cycle in the chain makes the inherited fields unknown.
  isBroken(entry: BrandEntry): boolean;
}

/** Checks ids and `extends` for duplicates, unknown parents and cycles. */
export function checkReferences(config: BrandsConfig): References {
  const problems: Problem[] = [];
  const byId = new Map<string, BrandEntry>();
  const broken = new Set<BrandEntry>();
  const add = (
    entry: BrandEntry,
    field: string,
    found: string,
    expected: string,
    message: string,
    suggestion?: string,
  ) =>
    problems.push({
      file: config.document.file,
      ...config.document.positionOf([...entry.path, field]),
      brand: entry.label,
      field,
      found,
      expected,
      suggestion,
      fix: fixIn(config.document, { kind: 'value', path: [...entry.path, field], value: suggestion }),
      message,
    });

  for (const entry of config.entries) {
    if (entry.id === undefined) continue;
    const first = byId.get(entry.id);
    if (!first) byId.set(entry.id, entry);
    else {
      const { line } = config.document.positionOf([...first.path, 'id']);
      add(
        entry,
        'id',
        `"${entry.id}"`,
        'an id of its own',
        `the id "${entry.id}" is taken by the brand in line ${line}`,
      );
    }
  }

  function chainOf(entry: BrandEntry): BrandEntry[] {
    const chain = [entry];
    for (let at = entry; at.extends !== undefined; ) {
      const parent = byId.get(at.extends);
      if (!parent || chain.includes(parent)) break;
      chain.unshift(parent);
      at = parent;
    }
    return chain;
  }

  const reportedCircles = new Set<BrandEntry>();
  for (const entry of config.entries) {
    const top = chainOf(entry)[0] ?? entry;
    if (top.extends === undefined) continue;
    broken.add(entry);
    const parent = byId.get(top.extends);
    if (!parent) {
      if (top !== entry) continue;
      const ids = [...byId.keys()].filter((id) => id !== entry.id);
      const suggestion = nearestWord(top.extends, ids);
      const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
      add(
        entry,
        'extends',
        `"${top.extends}"`,
        'the id of another brand',
        `it extends "${top.extends}", which is no brand${hint}`,
        suggestion,
      );
    } else if (!reportedCircles.has(parent)) {
      // The chain is [top … parent … entry]; the cycle runs from the top to its parent.
      const chain = chainOf(top);
      const circle = [...chain].reverse();
      for (const member of chain) reportedCircles.add(member);
      const ids = [...circle.map(({ label }) => label), circle[0]?.label].join(' → ');
      const first = config.entries.find((candidate) => chain.includes(candidate)) ?? top;
      add(first, 'extends', `"${first.extends}"`, 'a chain that ends', `"extends" goes in a circle: ${ids}`);
    }
  }
  return { problems, chainOf, isBroken: (entry) => broken.has(entry) };
}
