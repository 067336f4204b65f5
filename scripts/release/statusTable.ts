import type { StatusRow } from './status.ts';

const units: [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function formatAge(seconds: number): string {
  const [name, size] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  const number = Math.floor(seconds / size);
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}

const aheadText = (number: number | null): string =>
  number === null ? 'unknown' : number === 0 ? 'up to date' : `${number} ahead`;

function errorsText({ views, viewsWithError, moreErrors }: StatusRow): string {
  if (!views) return 'no views';
  const share = ((100 * (viewsWithError ?? 0)) / views).toFixed(2);
  return `${share} % of ${views} views${moreErrors ? ', MORE THAN BEFORE' : ''}`;
}

function cells(row: StatusRow): string[] {
  if (row.error !== null) return [row.where, row.brand ?? '', row.error];
  return [
    row.where,
    row.brand ?? '',
    row.build ?? '',
    row.commit?.slice(0, 10) ?? 'unknown',
    row.env ?? '',
    formatAge(row.age ?? 0),
    aheadText(row.mainAhead),
    row.rulesAgree ? 'agree' : 'DISAGREE',
  ];
}

const knownTitles = ['where', 'brand', 'build', 'commit', 'env', 'age', 'main', 'rules and page'];

export function statusTable(rows: readonly StatusRow[]): string {
  const isMonitored = rows.some(({ views }) => views !== null);
  const titles = [...knownTitles, ...(isMonitored ? ['pages with errors'] : [])];
  const lines = [
    titles,
    ...rows.map((row) => (isMonitored && row.error === null ? [...cells(row), errorsText(row)] : cells(row))),
  ];
  // An error takes the rest of its line.
  const widths = titles.map((_, column) =>
    Math.max(...lines.map((line) => (line.length > column + 1 ? (line[column]?.length ?? 0) : 0))),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
