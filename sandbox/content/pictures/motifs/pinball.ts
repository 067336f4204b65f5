import { circle, number } from '../../../art/draw.ts';
import { compose, type Motif, place, tiled, tiling } from './motif.ts';

const lime = '#c5f52e';
const cyan = '#29d3f4';
const coral = '#ff5c78';

/** A pinball table: a grid to the horizon, bumpers, flippers, and the emblem in the largest bumper. */
export const pinball: Motif = ({ stage: { width, height, x, y }, emblem, random }) => {
  const horizon = height * 0.6;
  const spread = Array.from({ length: 33 }, (_, index) => {
    const top = (index / 32) * width;
    return `M${number(top)} ${number(horizon)}L${number(x + (top - x) * 5.5)} ${height}`;
  });
  const levels = [0, 0.08, 0.2, 0.37, 0.6, 0.9].map(
    (part) => `M0 ${number(horizon + part * height * 0.4)}H${width}`,
  );
  const bumper = (at: number, level: number, radius: number, ink: string) =>
    [1, 0.74]
      .map(
        (part, index) =>
          `<circle cx="${number(at)}" cy="${number(level)}" r="${number(radius * part)}" fill="${index ? '#0b0d11' : 'none'}" stroke="${ink}" stroke-width="${number(height * 0.013)}" opacity="${index ? 1 : 0.45}"/>`,
      )
      .join('') + circle(at, level, radius * 0.46, ink);
  const side = random.next() < 0.5 ? 1 : -1;
  // A wide picture shows both halves of the table beside its caption.
  const half = (to: -1 | 1) => {
    const at = (part: number) => number(x + to * height * part);
    const rounded = `stroke-width="${number(height * 0.05)}" stroke-linejoin="round" stroke-linecap="round"`;
    return (
      `<path d="M${at(1.6)} 0C${at(1.68)} ${number(height * 0.4)} ${at(1.68)} ${number(height * 0.7)} ${at(1.4)} ${height}" fill="none" stroke="#3a4654" ${rounded}/>` +
      `<path d="M${at(1.5)} ${number(height * 0.48)}V${number(height * 0.72)}L${at(1.3)} ${number(height * 0.84)}z" fill="#12171e" stroke="${to === side ? cyan : coral}" ${rounded}/>` +
      `<path d="M${at(1.26)} ${number(height * 0.84)}L${at(1)} ${number(height * 0.94)}" fill="none" stroke="${lime}" stroke-width="${number(height * 0.075)}" stroke-linecap="round"/>` +
      bumper(x + to * height * 1.16, height * 0.44, height * 0.17, to === side ? lime : coral) +
      bumper(x + to * height * 1.42, height * 0.2, height * 0.11, to === side ? coral : cyan)
    );
  };
  // Whole above a caption too.
  const main = Math.min(height * 0.36, y * 0.86 - height * 0.035);
  const ring = (part: number, opacity: number) =>
    `<circle cx="${number(x)}" cy="${number(y - height * 0.04)}" r="${number(main * part)}" fill="#0b0d11" fill-opacity=".6" stroke="${lime}" stroke-width="${number(height * 0.016)}" opacity="${opacity}"/>`;
  const ball = { x: x + side * height * 0.62, y: y + height * 0.06 };
  return (
    `<defs><radialGradient id="glow" cx="${number(x / width)}" cy=".42" r=".6"><stop stop-color="#24343e"/><stop offset="1" stop-color="#0b0d11"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>` +
    `<path d="${[...spread, ...levels].join('')}" fill="none" stroke="${lime}" stroke-opacity=".22" stroke-width="${number(height * 0.004)}"/>` +
    (Math.min(x, width - x) > height * 1.6 ? half(-1) + half(1) : '') +
    bumper(x - side * height * 0.62, height * 0.2, height * 0.13, cyan) +
    bumper(x + side * height * 0.58, height * 0.2, height * 0.1, coral) +
    bumper(x - side * height * 0.9, y + height * 0.12, height * 0.09, lime) +
    `<path d="M${number(ball.x)} ${number(ball.y)}Q${number(x + side * height * 0.9)} ${number(height * 0.05)} ${number(x)} ${number(height * 0.02)}T${number(x - side * height * 0.86)} ${number(y - height * 0.04)}" fill="none" stroke="#f1f5fa" stroke-opacity=".4" stroke-width="${number(height * 0.018)}" stroke-linecap="round" stroke-dasharray="1 ${number(height * 0.05)}"/>` +
    circle(ball.x, ball.y, height * 0.055, '#f1f5fa') +
    ring(1, 0.5) +
    ring(0.86, 1) +
    place(emblem({ body: lime, detail: cyan, cut: '#12171e' }), x, y - height * 0.04, main * 1.12)
  );
};

/** A display of dots that lights arrows towards the emblem. */
export const dots: Motif = ({ stage, emblem }) =>
  compose(
    stage,
    '#0b0d11',
    (edges) => {
      const arrows = (side: number, id: string) =>
        [48, 76, 104, 132]
          .map(
            (x) =>
              `<path d="M${side * x} 0l${side * 28}-50h${side * 14}l${side * -28} 50l${side * 28} 50h${side * -14}z" fill="url(#${id})"/>`,
          )
          .join('');
      return (
        tiled('dim', edges) +
        arrows(-1, 'cyan') +
        arrows(1, 'coral') +
        place(emblem({ body: lime, detail: '#f1f5fa', cut: '#0b0d11' }), 0, 0, 68)
      );
    },
    (
      [
        ['dim', '#232a35'],
        ['cyan', cyan],
        ['coral', coral],
      ] as const
    )
      .map(([id, ink]) => tiling(id, 4, circle(2, 2, 1.4, ink)))
      .join(''),
  );

/** Stairs of pixels on both sides of a flat cabinet. */
export const stairs: Motif = ({ stage, emblem }) =>
  compose(stage, lime, () => {
    const steps = (side: number, from: number, rise: number) =>
      Array.from(
        { length: 7 },
        (_, index) =>
          `M${side * (44 + index * 12)} ${from}H${side * (index < 6 ? 56 + index * 12 : 400)}v${rise * (44 + index * 12)}H${side * (44 + index * 12)}z`,
      ).join('');
    return (
      `<path d="${steps(-1, 80, -1)}${steps(1, -80, 1)}" fill="#0b0d11"/><path d="${steps(1, 80, -0.6)}" fill="${coral}"/><path d="${steps(-1, -80, 0.6)}" fill="${cyan}"/>` +
      place(emblem({ body: '#0b0d11', detail: '#13171e', cut: lime }), 0, 0, 68)
    );
  });
