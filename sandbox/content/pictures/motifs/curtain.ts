import { circle, ellipse, number, path } from '../../../art/draw.ts';
import { compose, type Motif, place, tiled, tiling } from './motif.ts';

const gold = '#e1bf7f';

/** A stage curtain in the light of a lamp, with golden rays around the emblem. */
export const curtain: Motif = ({ stage: { width, height, x }, emblem, mark }) => {
  const fold = height * 0.13;
  const folds = Array.from(
    { length: Math.ceil(width / fold) },
    (_, index) =>
      `<rect x="${number(index * fold)}" width="${number(fold)}" height="${height}" fill="url(#fold)"/>`,
  );
  const drawn = emblem({ body: gold, detail: '#c9335c', cut: '#2c0a15' });
  const floor = height * 0.74;
  const rays = Array.from({ length: 25 }, (_, index) => {
    const angle = Math.PI * (1 + index / 24);
    const point = (radius: number) =>
      `${number(x + Math.cos(angle) * height * radius)} ${number(floor + Math.sin(angle) * height * radius)}`;
    return `M${point(0.4)}L${point(index % 2 ? 0.52 : 0.64)}`;
  });
  const arc = (radius: number, thick: number) =>
    `<path d="M${number(x - height * radius)} ${number(floor)}A${number(height * radius)} ${number(height * radius)} 0 0 1 ${number(x + height * radius)} ${number(floor)}" stroke-width="${number(height * thick)}"/>`;
  const edge = height * 0.045;
  const frame = (inset: number, opacity: number) =>
    `<path d="M${number(inset)} ${number(inset)}H${number(width - inset)}V${number(height - inset)}H${number(inset)}z" stroke-width="${number(height * 0.004)}" opacity="${opacity}"/>`;
  const light =
    `<defs><radialGradient id="lamp" cx="${number(x / width)}" cy=".45" r=".6"><stop stop-color="#7c1c38"/><stop offset=".55" stop-color="#3d0e1d"/><stop offset="1" stop-color="#13090c"/></radialGradient>` +
    '<linearGradient id="fold"><stop stop-color="#13090c" stop-opacity=".6"/><stop offset=".5" stop-color="#a92c4c" stop-opacity=".26"/><stop offset="1" stop-color="#13090c" stop-opacity=".6"/></linearGradient></defs>';
  if (drawn === '') {
    // Parted for the words, so that a low banner cuts nothing off.
    const [near, far] = [width * 0.12, width * 0.28].map(number);
    const drape = `M0 0H${far}Q${far} ${number(height * 0.36)} ${near} ${number(height * 0.6)}Q${number(width * 0.15)} ${number(height * 0.8)} ${number(width * 0.16)} ${height}H0z`;
    const half =
      `<g clip-path="url(#drape)"><rect width="${far}" height="${height}" fill="#5c142b"/>${folds.join('')}</g>` +
      `<path d="${drape}" fill="none" stroke="${gold}" stroke-width="${number(height * 0.012)}"/>` +
      circle(width * 0.105, height * 0.58, height * 0.1, gold) +
      circle(width * 0.105, height * 0.58, height * 0.088, '#2c0a15');
    const seal = (at: number) =>
      mark ? place(`<g transform="translate(-32 -32)">${mark}</g>`, at, height * 0.58, height * 0.19) : '';
    return (
      `${light}<clipPath id="drape"><path d="${drape}"/></clipPath><rect width="${width}" height="${height}" fill="url(#lamp)"/>` +
      `<path d="${rays.join('')}" fill="none" stroke="${gold}" stroke-opacity=".5" stroke-width="${number(height * 0.005)}"/>` +
      `${half}<g transform="translate(${width})scale(-1 1)">${half}</g>${seal(width * 0.105)}${seal(width * 0.895)}`
    );
  }
  return (
    `${light}<rect width="${width}" height="${height}" fill="url(#lamp)"/>${folds.join('')}` +
    `<g fill="none" stroke="${gold}"><path d="${rays.join('')}" stroke-opacity=".65" stroke-width="${number(height * 0.005)}"/>${arc(0.37, 0.004)}${arc(0.66, 0.009)}${arc(0.69, 0.003)}` +
    `<path d="M${number(x - height * 0.78)} ${number(floor)}H${number(x + height * 0.78)}" stroke-width="${number(height * 0.006)}"/>${frame(edge, 1)}${frame(edge * 1.5, 0.45)}</g>` +
    place(drawn, x, height * 0.53, height * 0.4)
  );
};

/** A wall of fans in gold lines, with the emblem in a lozenge. */
export const fans: Motif = ({ stage, emblem }) => {
  const fan = (x: number, y: number) =>
    [12, 9, 6, 3]
      .map((radius) => `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}`)
      .join('');
  return compose(
    stage,
    '#2c0a15',
    (edges) =>
      tiled('wall', edges) +
      `<g stroke="${gold}">${path('M0-48L46 0L0 48L-46 0z', '#13090c', 'stroke-width="1.5"')}${path('M0-43L41 0L0 43L-41 0z', 'none', 'stroke-width=".6"')}</g>` +
      place(emblem({ body: gold, detail: '#e8537a', cut: '#13090c' }), 0, 0, 42),
    tiling(
      'wall',
      24,
      `<path d="${fan(12, 12)}${fan(0, 24)}${fan(24, 24)}" fill="none" stroke="${gold}" stroke-opacity=".5" stroke-width=".7"/>`,
    ),
  );
};

/** Two beams that meet on an empty stage. */
export const spotlight: Motif = ({ stage, emblem }) =>
  compose(
    stage,
    '#13090c',
    ({ left, right }) =>
      path('M-110-50h16L34 40h-68zM110-50h-16L-34 40h68z', 'url(#beam)') +
      `<path d="M${left} 34H${right}" stroke="${gold}" stroke-opacity=".4" stroke-width=".6"/>` +
      ellipse(0, 40, 46, 7, '#c9335c') +
      ellipse(0, 40, 34, 4.5, '#f4deb0') +
      place(emblem({ body: gold, detail: '#e8537a', cut: '#13090c' }), 0, -6, 66),
    '<linearGradient id="beam" x2="0" y2="1"><stop stop-color="#f4deb0" stop-opacity=".05"/><stop offset="1" stop-color="#c9335c" stop-opacity=".75"/></linearGradient>',
  );
