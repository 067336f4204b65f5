import type { Running } from './startUp.ts';

export function brandTable({ brands, port }: Pick<Running, 'brands' | 'port'>): string {
  const rows = [
    ['Brand', 'Layout', 'Site', 'API'],
    ...brands.map(({ settings }) => [settings.name, settings.layout, settings.origin, settings.api.origin]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  );
  return `\n${lines.join('\n')}\n\n  Start page: http://localhost:${port}\n\n`;
}
