import { draw } from './make.ts';

// Lines of 24 by 24.
const paths = {
  Destaques: 'M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8z',
  'Ao vivo':
    'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M7 7a7 7 0 0 0 0 10M17 7a7 7 0 0 1 0 10M4.2 4.2a11 11 0 0 0 0 15.6M19.8 4.2a11 11 0 0 1 0 15.6',
  Futebol:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 3v5M3.6 9.6l4.8 1M6.6 19.2l3.2-4.4M17.4 19.2l-3.2-4.4M20.4 9.6l-4.8 1',
  Basquete:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3v18M5.6 5.6c3.6 3.6 3.6 9.2 0 12.8M18.4 5.6c-3.6 3.6-3.6 9.2 0 12.8',
  Tênis:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M4.6 6.9c4.4 1.4 6.4 6.2 4.4 13.6M19.4 17.1c-4.4-1.4-6.4-6.2-4.4-13.6',
  Vôlei:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 12c0-4 2-7 5.4-7.2M12 12c3.4 2 7 1.8 9-.6M12 12c-3.4 2-5 5-3.6 8.4M12 12C8.6 10 5 10.4 3.2 13M12 12c-1-3.4-.4-6.6 1.6-8.9M12 12c3.6 1.4 5 4.4 4.4 7.8',
  'E-sports':
    'M7 7h10a5 5 0 0 1 5 6l-.7 3.2a2.4 2.4 0 0 1-4.2 1L15 15H9l-2.1 2.2a2.4 2.4 0 0 1-4.2-1L2 13a5 5 0 0 1 5-6M7.5 9.5v3.5M5.75 11.25h3.5M15.5 10h.01M17.5 12.5h.01',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20.5 20.5',
  settings: 'M4 7h9M17 7h3M13 4.5v5M4 17h3M11 17h9M11 14.5v5M4 12h5M13 12h7',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  leagues: 'M4 6h16M4 12h10M4 18h13',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  down: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  slip: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.2l2.8 2.8L16.2 9.5',
  trash: 'M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z',
};
export type IconName = keyof typeof paths;

const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name);

export function icon(name: string): SVGElement {
  const d = paths[isIcon(name) ? name : 'Destaques'];
  return draw('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, draw('path', { d }));
}

const countries: Record<string, () => SVGElement[]> = {
  Brasil: () => [
    draw('path', { d: 'M0 0h20v14H0z', fill: '#009739' }),
    draw('path', { d: 'M10 1.5 18 7l-8 5.5L2 7z', fill: '#fedd00' }),
    draw('circle', { cx: 10, cy: 7, r: 3, fill: '#012169' }),
  ],
  Europa: () => [
    draw('path', { d: 'M0 0h20v14H0z', fill: '#003399' }),
    draw('circle', {
      cx: 10,
      cy: 7,
      r: 4,
      fill: 'none',
      stroke: '#ffcc00',
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
      'stroke-dasharray': '0 2.094',
    }),
  ],
};

/** Draws the flag of a region, or a globe for a continent; nothing for a circuit. */
export function flag(region: string): SVGElement[] {
  const parts = countries[region]?.();
  if (parts) return [draw('svg', { viewBox: '0 0 20 14', class: 'flag', 'aria-hidden': 'true' }, ...parts)];
  return region.startsWith('América') ? [icon('globe')] : [];
}
