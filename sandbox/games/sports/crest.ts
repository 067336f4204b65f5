// Crests of sides that exist nowhere, each drawn from its name.
import { leagues } from './leagues.ts';

const shapes = {
  shield: 'M2 2h20v11c0 6-5 9-10 11C7 22 2 19 2 13z',
  round: 'M12 1.5A11 11 0 1 1 12 24.5A11 11 0 1 1 12 1.5z',
  hexagon: 'M12 1l10 6v12l-10 6-10-6V7z',
};
const patterns = [
  'M2 0h10v26H2z',
  'M8.5 0h7v26h-7z',
  'M0 0h24v9H0z',
  'M0 26 22 0h8L6 30z',
  'M2 0h4.5v26H2zM11 0h4.5v26H11zM20 0h4v26h-4z',
  'M0 10h24v6H0z',
  'M0 2l12 12L24 2v8L12 22 0 10z',
  'M12 0h12v13H0v13h12z',
];
// Main color and that of the pattern.
const colors = [
  ['#c8102e', '#ffffff'],
  ['#0b3d91', '#ffffff'],
  ['#006b3f', '#ffd23f'],
  ['#111827', '#f9fafb'],
  ['#f5b301', '#101828'],
  ['#6d28d9', '#fde68a'],
  ['#0e7490', '#e0f2fe'],
  ['#b45309', '#fff7ed'],
  ['#9d174d', '#fbcfe8'],
  ['#15803d', '#dcfce7'],
  ['#1d4ed8', '#facc15'],
  ['#7f1d1d', '#fca5a5'],
] as const;

const sportOf = new Map<string, string>(
  leagues.flatMap(({ sides, sport }) => sides.map((side) => [side, sport] as const)),
);
const shapeOf = (sport: string) =>
  sport === 'Tênis' ? 'round' : sport === 'E-sports' ? 'hexagon' : 'shield';

/** Returns the crest of a side as SVG; undefined for a side of no league. */
export function crestSvg(name: string): string | undefined {
  const sport = sportOf.get(name);
  if (sport === undefined) return;
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  const [main, second] = colors[sum % colors.length] ?? colors[0];
  const shape = shapes[shapeOf(sport)];
  const initials = name
    .split(/[\s.]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2);
  // A person has initials, a team has a pattern.
  const mark =
    sport === 'Tênis'
      ? `<text x="12" y="16.5" fill="${second}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="9.5">${initials}</text>`
      : `<path d="${patterns[Math.floor(sum / colors.length) % patterns.length]}" fill="${second}" clip-path="url(#shape)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 26" width="24" height="26"><clipPath id="shape"><path d="${shape}"/></clipPath><path d="${shape}" fill="${main}"/>${mark}<path d="${shape}" fill="none" stroke="#808080" stroke-opacity=".5"/></svg>`;
}
