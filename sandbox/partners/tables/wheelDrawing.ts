import { html } from 'hono/html';
import type { WheelName } from '../../games/tables/moneyWheel.ts';

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

const bush = (x: number) =>
  html`<g class="leaves" transform="translate(${x} 116)">${[-78, -44, -12, 20, 52, 84].map((turn) => html`<path d="M0 0C15-18 14-44 0-62C-14-44-15-18 0 0Z" transform="rotate(${turn})"/>`)}</g>`;

const star = (x: number, y: number, size: number) =>
  html`<path class="star" d="M0-10L2.9-3.6L9.5-3.1L4.7 1.6L5.9 8.1L0 5L-5.9 8.1L-4.7 1.6L-9.5-3.1L-2.9-3.6Z" transform="translate(${x} ${y})scale(${size})"/>`;

/** What stands behind a wheel, by its show. */
export const props: Readonly<Record<WheelName, ReturnType<typeof html> | ''>> = {
  classic: '',
  island: html`${bush(-92)}${bush(92)}`,
  fame: html`${star(-106, -92, 2.3)}${star(106, -92, 2.3)}${star(-104, 98, 1.7)}${star(104, 98, 1.7)}`,
};
