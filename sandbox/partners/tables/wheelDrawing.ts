import { html } from 'hono/html';

export const outer = 100;

const point = (radius: number, turn: number) =>
  `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;

/** Draws the segments of a wheel down to a radius, the first at the top. */
export function segments(parts: readonly { text: string; look: string }[], inner: number) {
  const step = (2 * Math.PI) / parts.length;
  return parts.map(({ text, look }, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
    const d = `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
    return html`<path class="${look}" d="${d}"/><text y="-86" transform="rotate(${((index * step * 180) / Math.PI).toFixed(2)})">${text}</text>`;
  });
}

/** Returns the path around every segment but the one at the top. */
export function ring(count: number, inner: number): string {
  const half = Math.PI / count;
  return `M${point(outer, half)}A${outer} ${outer} 0 1 1 ${point(outer, -half)}L${point(inner, -half)}A${inner} ${inner} 0 1 0 ${point(inner, half)}Z`;
}

/** Draws lamps on a circle. */
export const bulbs = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = point(radius, ((index + 0.5) * 2 * Math.PI) / count).split(' ');
    return html`<circle class="bulb" cx="${x}" cy="${y}" r="2"/>`;
  });

/** Draws a peg at each border between segments. */
export const pegs = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = point(outer, ((index + 0.5) * 2 * Math.PI) / count).split(' ');
    return html`<circle class="peg" cx="${x}" cy="${y}" r="1.6"/>`;
  });
