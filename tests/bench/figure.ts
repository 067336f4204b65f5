export type Unit = 'times' | '%' | 'MiB' | 'kB' | 's' | 'ms' | 'points' | 'files' | 'nodes' | '';

// One number of the table, and its limit.
export interface Figure {
  // Description of the measurement.
  what: string;
  value: number;
  unit: Unit;
  wanted: { atMost: number } | { atLeast: number } | null;
  // Depends on other load of the machine: shown and judged, but never fails.
  noisy?: boolean;
  // Short explanation.
  note?: string;
}

export function isMet({ value, wanted }: Figure): boolean {
  if (wanted === null) return true;
  return 'atMost' in wanted ? value <= wanted.atMost : value >= wanted.atLeast;
}

const wholeUnits: ReadonlySet<Unit> = new Set(['files', 'points', 'MiB', 'ms', 'nodes']);

function shown(value: number, unit: Unit): string {
  const digits = wholeUnits.has(unit) ? 0 : unit === '' ? 4 : 2;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

function shownLimit({ wanted, unit }: Figure): string {
  if (wanted === null) return '';
  return 'atMost' in wanted ? `≤ ${wanted.atMost} ${unit}`.trim() : `≥ ${wanted.atLeast} ${unit}`.trim();
}

function verdict(figure: Figure): string {
  if (figure.wanted === null) return 'for information';
  const word = isMet(figure) ? 'ok' : 'MISSED';
  return figure.noisy ? `${word} (noisy)` : word;
}

/** Formats rows under their headings, as wide as the longest cell. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'measured', 'wanted', '', ''],
    ...figures.map((figure) => [
      figure.what,
      shown(figure.value, figure.unit),
      shownLimit(figure),
      verdict(figure),
      figure.note ?? '',
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
