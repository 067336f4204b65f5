import { html } from 'hono/html';
import {
  segmentPay,
  wheelCounts,
  wheelReturn,
  wheelSegments,
  wheelValues,
} from '../../games/tables/moneyWheel.ts';
import { percent } from '../framePage.ts';
import { payTable, type TableLook, times } from './tablePage.ts';
import { bulbs, pegs, ring, segments } from './wheelDrawing.ts';

const counts: Readonly<Record<number, number>> = wheelCounts;
const shadeOf = (value: number) => `value-${value}`;
const inner = 34;
const parts = wheelSegments.map((value) => ({ text: String(value), look: shadeOf(value) }));

/** A show around a wheel of values, with stakes on the value that it stops at. */
export const moneyWheelTable: TableLook = {
  kind: 'moneyWheel',
  sheet: 'show',
  scene: html`<svg class="wheel" viewBox="-118 -126 236 248" role="img" aria-label="Roda de valores">
<defs><linearGradient id="brass" x2="0.4" y2="1"><stop stop-color="#ffefb8"/><stop offset="0.45" stop-color="#c8922e"/><stop offset="1" stop-color="#6d4310"/></linearGradient><radialGradient id="dome"><stop offset="0.36" stop-opacity="0.6"/><stop offset="0.62" stop-opacity="0.08"/><stop offset="0.92" stop-opacity="0"/><stop offset="1" stop-opacity="0.35"/></radialGradient><linearGradient id="tongue" x2="1"><stop stop-color="#ff8a7e"/><stop offset="1" stop-color="#b3101f"/></linearGradient></defs>
<ellipse class="ground" cy="112" rx="88" ry="9"/><path class="stand" d="M-30 60H30L52 116H-52Z"/>
<circle class="rim" r="117"/><circle class="band" r="112"/>${bulbs(32, 109)}<circle class="rim" r="105.5"/>
<g id="wheel">${segments(parts, inner)}${pegs(parts.length)}</g>
<circle class="dome" r="100"/><path class="unlit" d="${ring(parts.length, inner)}"/><circle class="hub" r="${inner}"/>
<path class="pointer" d="M0-95L-8-118H8Z"/><rect class="rim mount" x="-15" y="-125" width="30" height="11" rx="5.5"/></svg>`,
  spots: wheelValues.map((value) => ({
    id: String(value),
    text: html`${value}× <small>${counts[value]} <i>de ${wheelSegments.length}</i> casas</small>`,
    name: `${value}×`,
    look: shadeOf(value),
    pays: segmentPay(value),
  })),
  shadeOf: (result) => {
    const value = Number(result.replace('×', ''));
    return wheelValues.includes(value) ? shadeOf(value) : undefined;
  },
  play: { name: 'Girar', busy: 'Girando…' },
  history: 'Últimas casas',
  rules: (
    limits,
  ) => html`<p>Aposte nos valores em que a roda pode parar e gire. Na casa 5×, cada R$ 1,00 apostado em 5× ganha R$ 5,00, e a aposta volta. O servidor sorteia uma das ${wheelSegments.length} casas, todas com a mesma chance.${limits}</p>
${payTable(wheelValues.map((value) => [`${value}×: ${counts[value]} casas`, segmentPay(value)]))}
<p>Os valores da tabela incluem a aposta (1× paga ${times(segmentPay(1))}×). Retorno ao jogador: ${percent(wheelReturn)} em qualquer valor.</p>`,
};
