import { html } from 'hono/html';
import { formatBrl } from '../../../src/shared/money/formatBrl.ts';
import { type MoneyWheel, segmentPay, wheelOf } from '../../games/tables/moneyWheel.ts';
import { percent } from '../framePage.ts';
import { payTable, type TableLook, times } from './tablePage.ts';
import { bulbs, pegs, props, ring, segments } from './wheelDrawing.ts';

const inner = 34;
const shadeOf = (value: number) => `value-${value}`;

const scene = ({ name, segments: values, count }: MoneyWheel, lookOf: (value: number) => string) => {
  const parts = values.map((value) => ({ text: String(value), look: lookOf(value) }));
  return html`<svg class="wheel" viewBox="-118 -126 236 248" role="img" aria-label="Roda de valores">
<defs><linearGradient id="brass" x2="0.4" y2="1"><stop stop-color="#ffefb8"/><stop offset="0.45" stop-color="#c8922e"/><stop offset="1" stop-color="#6d4310"/></linearGradient><radialGradient id="dome"><stop offset="0.36" stop-opacity="0.6"/><stop offset="0.62" stop-opacity="0.08"/><stop offset="0.92" stop-opacity="0"/><stop offset="1" stop-opacity="0.35"/></radialGradient><linearGradient id="tongue" x2="1"><stop stop-color="#ff8a7e"/><stop offset="1" stop-color="#b3101f"/></linearGradient></defs>
<ellipse class="ground" cy="112" rx="88" ry="9"/>${props[name]}<path class="stand" d="M-30 60H30L52 116H-52Z"/>
<circle class="rim" r="117"/><circle class="band" r="112"/>${bulbs(count(1) > 20 ? 32 : 20, 109)}<circle class="rim" r="105.5"/>
<g id="wheel">${segments(parts, inner)}${pegs(parts.length)}</g>
<circle class="dome" r="100"/><path class="unlit" d="${ring(parts.length, inner)}"/><circle class="hub" r="${inner}"/>
<path class="pointer" d="M0-95L-8-118H8Z"/><rect class="rim mount" x="-15" y="-125" width="30" height="11" rx="5.5"/></svg>`;
};

/** A show around a wheel of values, with stakes on the value that it stops at. */
export function moneyWheelTable(slug: string): TableLook {
  const wheel = wheelOf(slug);
  const { values, count, returned } = wheel;
  const all = wheel.segments.length;
  const example = values[2] ?? 0;
  const lookOf = (value: number) => `${shadeOf(value)}${count(value) === 1 ? ' rare' : ''}`;
  const casas = (value: number) => (count(value) === 1 ? '1 casa' : `${count(value)} casas`);
  return {
    kind: 'moneyWheel',
    sheet: 'show',
    theme: `show-${wheel.name}`,
    scene: scene(wheel, lookOf),
    spots: values.map((value) => ({
      id: String(value),
      text: html`${value}× <small>${count(value) === 1 ? casas(value) : html`${count(value)} <i>de ${all}</i> casas`}</small>`,
      name: `${value}×`,
      look: lookOf(value),
      pays: segmentPay(value),
    })),
    shadeOf: (result) => {
      const value = Number(result.replace('×', ''));
      return values.includes(value) ? shadeOf(value) : undefined;
    },
    play: { name: 'Girar', busy: 'Girando…' },
    history: 'Últimas casas',
    rules: (
      limits,
    ) => html`<p>Aposte nos valores em que a roda pode parar e gire. Na casa ${example}×, cada R$ 1,00 apostado em ${example}× ganha ${formatBrl(example * 100)}, e a aposta volta. O servidor sorteia uma das ${all} casas, todas com a mesma chance.${limits}</p>
${payTable(values.map((value) => [`${value}×: ${casas(value)}`, segmentPay(value)]))}
<p>Os valores da tabela incluem a aposta (1× paga ${times(segmentPay(1))}×). Retorno ao jogador: ${percent(returned)} em qualquer valor.</p>`,
  };
}
