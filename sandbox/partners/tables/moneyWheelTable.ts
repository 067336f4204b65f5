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
import { pegs, segments } from './wheelDrawing.ts';

const counts: Readonly<Record<number, number>> = wheelCounts;
const shadeOf = (value: number) => `value-${value}`;
const inner = 34;
const parts = wheelSegments.map((value) => ({ text: String(value), look: shadeOf(value) }));

/** A show around a wheel of values, with stakes on the value that it stops at. */
export const moneyWheelTable: TableLook = {
  kind: 'moneyWheel',
  scene: html`<svg class="wheel" viewBox="-112 -118 224 230" role="img" aria-label="Roda de valores"><circle class="rim" r="108"/><g id="wheel">${segments(parts, inner)}${pegs(parts.length)}<circle class="hub" r="${inner}"/></g><path class="pointer" d="M-9-117H9L0-92z"/></svg>`,
  spots: wheelValues.map((value) => ({
    id: String(value),
    text: html`${value}× <small>${counts[value]} casas</small>`,
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
