import { around, circle, path, polygonPath, rect, starPath } from '../../art/draw.ts';

// Colors of an emblem: its body, its details, and what is cut out of the body.
export interface EmblemInks {
  body: string;
  detail: string;
  cut: string;
}

type Draw = (inks: EmblemInks) => string;

const seven = 'M-9-13H10V-7L0 14H-8L2-6H-9z';
const diamond = 'M0-14L12 0L0 14L-12 0z';

// Flat drawings between -50 and 50 around the origin.
const drawings = {
  reels: ({ body, detail, cut }) =>
    rect(-48, -34, 96, 68, 12, body) +
    [-29, 0, 29].map((x) => rect(x - 12.5, -24, 25, 48, 5, cut)).join('') +
    `<g transform="translate(-29 0)">${path(seven, detail)}</g><g transform="scale(.8)">${path(diamond, body)}</g>` +
    `<g transform="translate(29 0)">${path(seven, detail)}</g>`,
  cherries: ({ body, detail, cut }) =>
    `<path d="M-18 14C-14-14 4-30 26-38C16-20 16-4 20 10" fill="none" stroke="${detail}" stroke-width="6" stroke-linecap="round"/>` +
    path('M26-38C10-50-10-46-18-32C0-24 16-28 26-38z', detail) +
    circle(-20, 26, 20, body) +
    circle(22, 22, 20, body) +
    circle(-26, 20, 5, cut, 'opacity=".6"') +
    circle(16, 16, 5, cut, 'opacity=".6"'),
  tiles: ({ body, detail, cut }) =>
    [-31, 0, 31]
      .flatMap((x, column) =>
        [-31, 0, 31].map((y, row) => {
          const open = (column * 2 + row) % 4 === 1;
          return (
            rect(x - 14, y - 14, 28, 28, 6, open ? detail : body) +
            (open ? `<g transform="translate(${x} ${y})scale(.62)">${path(diamond, cut)}</g>` : '')
          );
        }),
      )
      .join(''),
  wheel: ({ body, detail, cut }) =>
    circle(0, 0, 48, detail) +
    circle(0, 0, 43, cut) +
    around(12, (index) =>
      path('M0 0L-10.6-39.6A41 41 0 0 1 10.6-39.6z', index % 2 ? cut : body, `stroke="${cut}"`),
    ) +
    circle(0, 0, 22, cut) +
    circle(0, 0, 18, detail) +
    around(4, () => path('M-3-14H3V0H-3z', cut)) +
    circle(0, 0, 6, body) +
    circle(26, -27, 4.5, detail),
  ball: ({ body, cut }) =>
    circle(0, 0, 46, body) +
    path(polygonPath(5, 17), cut) +
    around(5, () => path('M-1.6-17H1.6V-33H-1.6z', cut)) +
    around(5, () => path('M-12-44.4A46 46 0 0 1 12-44.4L7-33H-7z', cut)) +
    `<circle r="44" fill="none" stroke="${body}" stroke-width="5"/>`,
  crown: ({ body, detail, cut }) =>
    path('M-44-18L-22 4L0-34L22 4L44-18L34 26H-34z', body) +
    rect(-34, 30, 68, 10, 4, body) +
    circle(0, -38, 6, detail) +
    circle(-45, -22, 5, detail) +
    circle(45, -22, 5, detail) +
    path('M0 2L9 13L0 24L-9 13z', cut) +
    circle(-20, 15, 4, cut) +
    circle(20, 15, 4, cut),
  trophy: ({ body, detail, cut }) =>
    path('M-26-40H26C26-10 18 8 0 10C-18 8-26-10-26-40z', body) +
    `<path d="M-26-32H-42C-42-12-34-4-20-2M26-32H42C42-12 34-4 20-2" fill="none" stroke="${body}" stroke-width="6"/>` +
    path('M-4 8H4V26H-4z', body) +
    rect(-22, 26, 44, 12, 3, detail) +
    path(starPath(5, 13, 6, 0, -20), cut),
  target: ({ body, detail, cut }) =>
    circle(0, 0, 46, body) +
    circle(0, 0, 33, cut) +
    circle(0, 0, 22, body) +
    circle(0, 0, 9, cut) +
    `<path d="M0 0L34-34" stroke="${detail}" stroke-width="6" stroke-linecap="round"/>` +
    path('M26-26L30-42L42-48L41-37L48-42L42-30z', detail),
  people: ({ body, detail, cut }) =>
    circle(16, -18, 15, detail) +
    path('M-10 34C-10 8 42 8 42 34V40H-10z', detail) +
    `<g stroke="${cut}" stroke-width="5">${circle(-14, -12, 17, body)}${path('M-44 42C-44 6 16 6 16 42z', body)}</g>`,
  gift: ({ body, detail, cut }) =>
    rect(-38, -4, 76, 46, 5, body) +
    rect(-44, -20, 88, 20, 5, detail) +
    path('M-7-20H7V42H-7z', cut) +
    `<path d="M0-20C-10-46-40-42-32-26C-28-19-12-20 0-20C12-20 28-19 32-26C40-42 10-46 0-20z" fill="none" stroke="${detail}" stroke-width="6"/>`,
  shield: ({ body, detail, cut }) =>
    path('M0-46C14-36 28-32 42-32C44 4 30 32 0 48C-30 32-44 4-42-32C-28-32-14-36 0-46z', body) +
    path('M0-33C10-26 20-23 30-22C30 4 20 22 0 33z', detail, 'opacity=".55"') +
    `<path d="M-18 0L-5 13L20-13" fill="none" stroke="${cut}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  key: ({ body, detail, cut }) =>
    circle(-18, -14, 27, body) +
    circle(-22, -18, 9, cut) +
    path('M-2 0L8-10L46 28V42H32V32H22V22H12z', detail),
  pix: ({ body, detail }) =>
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${path('M0-46C4-46 7-44 10-41L24-27C18-27 14-25 10-21L0-11L-10-21C-14-25-18-27-24-27L-10-41C-7-44-4-46 0-46z', turn % 180 ? detail : body)}</g>`,
      )
      .join(''),
} satisfies Record<string, Draw>;

// `mark` is the brand's own mark.
export type EmblemName = keyof typeof drawings | 'mark';

// Fruits and presents, with their replacements: advertising of licensed brands may not appeal to children
// (Lei 14.790/2023 art. 17; Portaria SPA/MF 1.231/2024 art. 12).
const childishEmblems: Partial<Record<EmblemName, EmblemName>> = { cherries: 'reels', gift: 'people' };

export const soberEmblem = (name: EmblemName): EmblemName => childishEmblems[name] ?? name;

/** Draws an emblem in a 100-unit box around the origin; `mark` is drawn in its own colors. */
export function drawEmblem(name: EmblemName, inks: EmblemInks, mark: string | null): string {
  if (name !== 'mark') return drawings[name](inks);
  return mark ? `<g transform="translate(-56 -56)scale(1.75)">${mark}</g>` : drawings.shield(inks);
}
