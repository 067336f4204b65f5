// The curve of a crash game with its axes, which grow with it.
import { at, prefersLessMotion, query } from './frame.ts';

export const growthMs = 10_000;
const points = 48;
// Pixels around the chart: values at the left, seconds on the ground.
const margin = { left: 46, right: 12, bottom: 30 };
// What the axes show at first, and the part of them that the curve fills later.
const firstMs = 12_000;
const filled = { x: 0.84, y: 0.62 };
// A line of the grid at the least for so many pixels.
const gap = { x: 84, y: 64 };
const valueSteps = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const secondSteps = [1, 2, 5, 10, 20, 30];
// How far the scene sinks below a flight without end, in percent.
const deepest = 9;
const sky = query<HTMLElement>('.sky');
const marks = query<SVGElement>('#marks');
const goal = query<SVGElement>('#goal');
let size = { width: sky.clientWidth, height: sky.clientHeight };
let shown: { ms: number; target: number | null } = { ms: 0, target: null };

// Values from zero in round steps, as many as there is room for.
function ticks(span: number, pixels: number, least: number, steps: readonly number[]) {
  const step = steps.find((one) => (one / span) * pixels >= least) ?? span;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => index * step);
}

interface Mark {
  text: string;
  x: number;
  y: number;
  anchor: 'end' | 'middle';
}

// Keeps the elements that are there: the axes move in every frame.
function showMarks(all: readonly Mark[]) {
  while (marks.children.length > all.length) marks.lastChild?.remove();
  for (const [index, { text, x, y, anchor }] of all.entries()) {
    const mark =
      marks.children[index] ?? marks.appendChild(document.createElementNS(marks.namespaceURI, 'text'));
    if (mark.textContent !== text) mark.textContent = text;
    mark.setAttribute('x', x.toFixed(1));
    mark.setAttribute('y', y.toFixed(1));
    mark.setAttribute('text-anchor', anchor);
  }
}

/** Draws the curve up to a time, and a line at the automatic cash-out in hundredths once the axes reach it. */
export function drawCurve(ms: number, target: number | null) {
  shown = { ms, target };
  const width = size.width - margin.left - margin.right;
  const height = size.height - margin.bottom;
  const rise = (time: number) => Math.exp(time / growthMs) - 1;
  const endMs = Math.max(firstMs, ms) / filled.x;
  const top = rise(Math.max(firstMs, ms)) / filled.y;
  const right = (time: number) => margin.left + (time / endMs) * width;
  const up = (value: number) => height - (value / top) * height;
  const whole = ticks(top + 1, (height * (top + 1)) / top, gap.y, valueSteps);
  const values = [0, ...whole.filter((value) => value > 1).map((value) => value - 1)].filter(
    (value) => up(value) > 2 * margin.bottom,
  );
  const seconds = ticks(endMs / 1000, width, gap.x, secondSteps).filter(
    (second) => right(second * 1000) < size.width - 2 * margin.right,
  );
  at('grid').setAttribute(
    'd',
    values.map((value) => `M${margin.left} ${up(value).toFixed(1)}h${width}`).join(''),
  );
  showMarks([
    ...values.map((value) => ({
      text: `${(value + 1).toLocaleString('pt-BR')}×`,
      x: margin.left - 8,
      y: up(value) + (value === 0 ? -4 : 4),
      anchor: 'end' as const,
    })),
    ...seconds.map((second) => ({
      text: `${second} s`,
      x: right(second * 1000),
      y: height + 20,
      anchor: 'middle' as const,
    })),
  ]);
  const line = Array.from({ length: points + 1 }, (_, index) => {
    const time = (ms * index) / points;
    return `${index === 0 ? 'M' : 'L'}${right(time).toFixed(1)} ${up(rise(time)).toFixed(1)}`;
  }).join('');
  for (const id of ['line', 'glow']) at(id).setAttribute('d', line);
  at('area').setAttribute('d', `${line}V${height}H${margin.left}Z`);
  const [x, y] = [right(ms), up(rise(ms))];
  at('end').setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  const flyer = at('flyer');
  flyer.style.left = `${x}px`;
  flyer.style.top = `${y}px`;
  if (!prefersLessMotion())
    at('scene').style.translate = `0 ${(deepest * (1 - Math.exp(-ms / 15_000))).toFixed(2)}%`;
  showGoal(target, target === null ? 0 : up(target / 100 - 1), x < size.width / 2);
}

// The words are on the side where the curve is not.
function showGoal(target: number | null, y: number, isAtRight: boolean) {
  const isSeen = target !== null && y > 2 * margin.bottom;
  goal.classList.toggle('seen', isSeen);
  if (!isSeen) return;
  goal.setAttribute('transform', `translate(0 ${y.toFixed(1)})`);
  query('#goal path').setAttribute('d', `M${margin.left} 0H${size.width}`);
  const text = query('#goal text');
  text.textContent = `Retirada em ${(target / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}×`;
  text.setAttribute('text-anchor', isAtRight ? 'end' : 'start');
  text.setAttribute('x', String(isAtRight ? size.width - margin.right : margin.left + 10));
  text.setAttribute('y', '-8');
}

new ResizeObserver(() => {
  size = { width: sky.clientWidth, height: sky.clientHeight };
  drawCurve(shown.ms, shown.target);
}).observe(sky);
