import type { shapeNames } from '../../shared/brand/brandNames.ts';
import { token } from '../../shared/tokens/token.ts';

const account = '[data-account][data-account]';
const head = `${account} [data-summary]`;
const initial = `${head} > :first-child`;
const balance = `${head} > p`;
// The pages of the account on phones.
const pages = `${account} nav > ul:not([data-fades])`;
const figures = `${account} [data-figures]`;
const main = `${figures} > :first-child`;
// Titles of cards, whose frames are set by properties of `Card`.
const cardTitle = `${account} section > h2`;
const line = token('color.border');

/** Styles the account: its head, the list of its pages, the balances and the cards. */
export const listShapes: Record<(typeof shapeNames.lists)[number], string> = {
  // A scoreboard: dark heads, and cells that share their lines.
  cells: `
    #content { --group-head: ${token('color.secondary')}; --group-head-color: ${token('color.on-secondary')}; --group-font: ${token('font.display')}; --group-case: uppercase; }
    :is(${head}, ${main}) { border-color: transparent; background: ${token('color.secondary')}; box-shadow: none; color: ${token('color.on-secondary')}; }
    :is(${head} p span, ${main} dd) { color: inherit; }
    ${head} strong { font-family: ${token('font.display')}; font-size: 1.25rem; text-transform: uppercase; }
    ${initial} { border-radius: ${token('radius.control')}; }
    ${pages} { gap: 1px; border: 1px solid ${line}; background: ${line}; }
    ${pages} a { border: 0; border-radius: 0; }
    ${pages} a, ${cardTitle} { font-family: ${token('font.display')}; text-transform: uppercase; }
    ${pages} a { font-size: 0.9375rem; overflow-wrap: anywhere; }
    ${account} { --card-shadow: inset 0 4px 0 ${token('color.secondary')}; }
  `,
  keys: `
    #content { --group-border: 2px solid ${line}; --group-shadow: 0 0.25rem 0 ${line}; --group-line: 2px dashed ${line}; }
    ${account} { --card-border: 2px solid ${line}; --card-shadow: 0 0.25rem 0 ${line}; }
    :is(${pages} a, ${figures} > div) { border: var(--card-border); box-shadow: var(--card-shadow); }
    :is(${head}, ${main}) { border-color: ${token('color.primary')}; box-shadow: 0 0.25rem 0 ${token('color.primary')}; }
    ${initial} { border-radius: 0; }
    ${balance} { display: flex; flex: 1 0 100%; align-items: baseline; justify-content: space-between; padding-block-start: ${token('space.xs')}; border-block-start: 2px dashed ${line}; }
    ${balance} span + span { font-family: ${token('font.display')}; font-size: 1.75rem; }
    ${pages} { gap: 0.625rem; }
    ${pages} a { min-block-size: 3.25rem; text-transform: uppercase; font-size: 0.8125rem; overflow-wrap: anywhere; }
    ${pages} a:active { box-shadow: none; transform: translateY(0.25rem); }
  `,
  // Round pictures with a word below.
  bubbles: `
    #content { --group-border: 0; --group-radius: ${token('radius.panel')}; --group-fill: ${token('color.surface-raised')}; }
    ${head} { flex-direction: column; text-align: center; }
    ${head} > div { justify-items: center; }
    ${initial} { inline-size: 4.5rem; block-size: 4.5rem; font-size: 1.75rem; box-shadow: 0 0 0 4px ${token('color.surface-raised')}, 0 0 0 7px ${token('color.secondary')}; }
    ${balance} { text-align: center; }
    ${balance} span + span { font-size: 1.75rem; }
    ${pages} { grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr)); gap: ${token('space.s')} ${token('space.2xs')}; }
    ${pages} > li:last-child:last-child { grid-column: auto; }
    ${pages} a { flex-direction: column; justify-content: start; padding: 0.25rem 0; border: 0; background: none; font-size: 0.75rem; text-align: center; overflow-wrap: anywhere; }
    ${pages} svg { box-sizing: content-box; padding: 0.875rem; border-radius: 50%; background: ${token('color.surface-raised')}; color: ${token('color.primary')}; --icon-fill: color-mix(in srgb, currentColor 30%, transparent); }
    ${account} { --card-border: 1px solid transparent; --card-radius: ${token('radius.panel')}; --card-fill: ${token('color.surface-raised')}; }
    ${figures} > div { border: var(--card-border); border-radius: var(--card-radius); background: var(--card-fill); text-align: center; }
    ${main} { border: 2px solid ${token('color.primary')}; }
    ${cardTitle} { text-align: center; }
  `,
  // A menu on paper: one list, with dotted lines to what belongs together.
  rows: `
    #content { --group-head: none; --group-line: 2px dotted ${line}; }
    ${head} { padding: 0; border: 0; background: none; box-shadow: none; }
    ${initial} { border: 2px solid ${token('color.secondary')}; background: none; color: ${token('color.text')}; }
    ${head} strong { font-family: ${token('font.display')}; font-size: 1.375rem; line-height: 1.2; }
    :is(${balance}, ${figures} > div) { display: flex; flex-wrap: wrap; flex: 1 0 100%; align-items: baseline; gap: 0 ${token('space.xs')}; }
    :is(${balance} span:first-child, ${figures} dt) { display: flex; flex: 1; align-items: baseline; gap: ${token('space.xs')}; }
    :is(${balance} span:first-child, ${figures} dt)::after { content: ''; flex: 1; border-block-end: 2px dotted ${token('color.control-border')}; }
    ${figures} > div:nth-child(n) { grid-column: 1 / -1; padding: 0; border: 0; background: none; }
    ${figures} dd + dd { flex: 1 0 100%; }
    ${pages} { grid-template-columns: 1fr; gap: 0; overflow: hidden; border: 1px solid ${line}; border-radius: ${token('radius.card')}; background: ${token('color.surface-raised')}; }
    ${pages} a { border: 0; border-radius: 0; background: none; outline-offset: -2px; }
    ${pages} li + li a { border-block-start: 2px dotted ${line}; }
    ${pages} a::after { content: '›' / ''; margin-inline-start: auto; color: ${token('color.text-muted')}; font-size: 1.25rem; line-height: 1; }
    ${cardTitle} { border-block-end: 2px dotted ${line}; margin-block-end: ${token('space.m')}; padding-block-end: ${token('space.xs')}; }
  `,
  // Thin lines instead of boxes.
  lines: `
    #content { --group-border: 0; --group-radius: 0; --group-fill: none; --group-head: linear-gradient(${token('color.primary')}, ${token('color.primary')}) 0 100% / 100% 1px no-repeat; }
    :is(${head}, ${main}) { border-width: 0 0 1px; border-color: ${token('color.primary')}; border-style: solid; border-radius: 0; padding: 0 0 ${token('space.m')}; background: none; box-shadow: none; }
    ${initial} { border: 1px solid ${token('color.primary')}; background: none; color: ${token('color.text')}; font-family: ${token('font.display')}; font-weight: 300; }
    ${head} strong { font-family: ${token('font.display')}; font-weight: 400; letter-spacing: 0.04em; }
    ${balance} span + span, ${figures} dd:first-of-type { font-family: ${token('font.display')}; font-weight: 300; }
    ${pages} { gap: 0 ${token('space.l')}; }
    ${pages} a { border-width: 0 0 1px; border-radius: 0; padding-inline: 0; background: none; font-weight: 400; }
    ${pages} svg { color: ${token('color.primary')}; }
    ${account} { --card-padding: ${token('space.m')} 0 0; --card-border: 0 solid; --card-radius: 0; --card-fill: none; --card-shadow: 0 -1px 0 ${line}; }
    ${figures} > div:not(:first-child) { border: 0; padding: 0; background: none; }
  `,
};
