import { circle, number, path, starPath } from '../../../art/draw.ts';
import { compose, type Motif, place } from './motif.ts';

interface Ring {
  length: number;
  half: number;
  inks: readonly [string, string];
  eye: string;
}

const rings: readonly Ring[] = [
  { length: 1.02, half: 0.14, inks: ['#b04dff', '#7a2bc4'], eye: '#38e1c9' },
  { length: 0.78, half: 0.125, inks: ['#ff62ab', '#d63a8c'], eye: '#ffc54f' },
  { length: 0.56, half: 0.1, inks: ['#38e1c9', '#1ba392'], eye: '#fbf3ff' },
];
const confetti = ['#38e1c9', '#ff62ab', '#ffc54f', '#b04dff', '#fbf3ff'] as const;

/** A carnival fan of feathers around the emblem, under confetti. */
export const feathers: Motif = ({ stage: { width, height, x }, emblem, random }) => {
  const base = height * 1.04;
  const turn = random.integer(-4, 4);
  const fan = rings.map(({ length, half, inks, eye }, ring) => {
    const long = height * length;
    const wide = height * half;
    const count = 11 - ring;
    return Array.from({ length: count }, (_, index) => {
      const angle = -80 + (160 * index) / (count - 1) + turn;
      return (
        `<g transform="translate(${number(x)} ${number(base)})rotate(${number(angle)})">` +
        path(
          `M0 ${number(-long * 0.1)}C${number(-wide)} ${number(-long * 0.55)} ${number(-wide * 0.9)} ${number(-long)} 0 ${number(-long)}S${number(wide)} ${number(-long * 0.55)} 0 ${number(-long * 0.1)}Z`,
          inks[index % 2] ?? inks[0],
        ) +
        `<path d="M0 ${number(-long * 0.12)}V${number(-long * 0.8)}" stroke="#150922" stroke-opacity=".3" stroke-width="3"/>` +
        `${circle(0, -long * 0.82, wide * 0.2, eye)}</g>`
      );
    }).join('');
  });
  const bits = Array.from({ length: 46 }, () => {
    const at = `translate(${random.integer(0, width)} ${random.integer(0, Math.round(height * 0.8))})rotate(${random.integer(0, 179)})`;
    const ink = random.pick(confetti);
    const small = height * 0.012;
    return random.next() < 0.5
      ? `<circle transform="${at}" r="${number(small)}" fill="${ink}"/>`
      : `<rect transform="${at}" width="${number(small * 2.8)}" height="${number(small)}" fill="${ink}"/>`;
  });
  const medal = height * 0.28;
  return (
    `<defs><radialGradient id="dusk" cx="${number(x / width)}" cy="1" r=".95"><stop stop-color="#7d2aa8"/><stop offset=".5" stop-color="#3a1259"/><stop offset="1" stop-color="#150922"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#dusk)"/>${bits.join('')}${fan.join('')}` +
    circle(x, height * 0.68, medal * 1.1, '#ffc54f') +
    circle(x, height * 0.68, medal, '#2b1046') +
    place(emblem({ body: '#ffc54f', detail: '#38e1c9', cut: '#2b1046' }), x, height * 0.68, medal * 1.25)
  );
};

/** A few plumes from a lower corner, over the medal. */
export const plumes: Motif = ({ stage, emblem }) =>
  compose(stage, '#ff62ab', ({ right }) => {
    const root = Math.min(right + 8, 104);
    const plume = (turn: number, long: number, ink: string, eye: string) =>
      `<g transform="translate(${root} 62)rotate(${turn})">${path(`M0 0C-22 ${-long * 0.5}-22 ${-long} 0 ${-long}S22 ${-long * 0.5} 0 0z`, ink)}<path d="M0 0V${-long * 0.8}" stroke="#150922" stroke-opacity=".3" stroke-width="1"/>${circle(0, -long * 0.82, 6, eye)}</g>`;
    return (
      circle(-70, -20, 58, '#ff86c0') +
      plume(-84, 150, '#7a2bc4', '#ffc54f') +
      plume(-56, 128, '#38e1c9', '#fbf3ff') +
      plume(-30, 112, '#ffc54f', '#d63a8c') +
      plume(-6, 104, '#b04dff', '#38e1c9') +
      circle(0, 0, 42, '#ffc54f') +
      circle(0, 0, 38, '#2b1046') +
      place(emblem({ body: '#fbf3ff', detail: '#ffc54f', cut: '#2b1046' }), 0, 0, 50)
    );
  });

/** Paper streamers behind a star of many points. */
export const streamers: Motif = ({ stage, emblem }) =>
  compose(stage, '#1ba392', ({ left, right }) => {
    const ribbon = (y: number, ink: string) =>
      `<path d="M${left - 10} ${y}q15-22 30 0${'t30 0'.repeat(Math.ceil((right - left) / 30))}" stroke="${ink}"/>`;
    return (
      `<g fill="none" stroke-width="7">${[ribbon(-38, '#38e1c9'), ribbon(-16, '#ffc54f'), ribbon(8, '#ff62ab'), ribbon(30, '#b04dff'), ribbon(52, '#38e1c9')].join('')}</g>` +
      path(starPath(18, 48, 41), '#2b1046') +
      place(emblem({ body: '#ffc54f', detail: '#ff62ab', cut: '#2b1046' }), 0, 0, 56)
    );
  });
