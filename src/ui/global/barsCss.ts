import { token } from '../../shared/tokens/token.ts';
import { pageWidth, widestPage } from '../layout/pageWidth.ts';
import {
  betweenPhoneAndDesktop,
  onGameScreen,
  onLowScreen,
  onLowTablet,
  onLowWideScreen,
  onPhone,
  onTablet,
  onVeryWide,
  underBar,
  withHover,
  withoutBar,
} from '../layout/screens.ts';

// A player's account, or of a visitor with a stored session until it is known; guests are sent home from there.
const withAccount = `:is([data-session] [data-account], [data-account='true'])`;

// The player came to limit or stop play, so nothing there may invite to more.
const onProtection = `:root:has([data-account-frame^='user-protection'], [data-account-frame='self-test'])`;

// Bars and side menus by the size of the screen; in components, each player would download these rules as code.
export const barsCss = `
  /* What is current, in the bar of phones and in menus above the page; brands may name other shapes. */
  [data-bar] :is(a[aria-current='page'], li > [aria-expanded='true']) { color: ${token('color.text')}; }
  nav[data-bar] :is([aria-current='page'], [aria-expanded='true'])::before, [data-bar] nav[data-fades] [aria-current='page']::after { content: ''; position: absolute; block-size: 3px; background: ${token('color.primary')}; }
  nav[data-bar] :is([aria-current='page'], [aria-expanded='true'])::before { inset: 0 25% auto; border-radius: 0 0 3px 3px; }
  [data-bar] nav[data-fades] [aria-current='page']::after { inset: auto ${token('space.s')} .125rem; border-radius: 3px; }
  /* Rises out of the bar, unless the player's strip is above it. */
  [data-raised] { --low: min(var(--player-panel, 0px), 1rem); inline-size: calc(3.25rem - var(--low)); aspect-ratio: 1; margin-block-start: calc(var(--low) - 1.25rem); border-radius: 50%; background: ${token('color.primary')}; color: ${token('color.on-primary')}; box-shadow: 0 0 0 4px ${token('color.surface')}; }
  /* A pause takes no deposits, and the dialog says until when; pages about limits offer them quietly and without promotions. */
  :is([data-paused], ${onProtection}) :is([data-raised], button[data-deposit], [data-deposit] button) { --pointed-at: ${token('color.surface-hover')}; background: ${token('color.surface-raised')}; color: ${token('color.text')}; }
  ${onProtection} :is(aside[data-bar] > :is(a, button), aside[data-bar]:not(:has(small))) { display: none; }
  ${withHover} { [data-bar] nav[data-fades] a:hover { color: ${token('color.text')}; } }
  [data-logo] { display: flex; align-items: center; gap: ${token('space.s')}; min-inline-size: 0; }
  [data-age] { flex: none; padding-inline: 0.3125rem; border: 1px solid ${token('color.danger')}; border-radius: ${token('radius.control')}; color: ${token('color.text')}; font-size: 0.75rem; line-height: 1.25rem; }
  [data-play-bar] [data-age] { line-height: 0.875rem; }
  /* Before the account buttons: it appears with the settings, and buttons must not move then. */
  [data-header-chat] { margin-inline-start: auto; }
  [data-header-chat][data-header-chat] + * { margin-inline-start: 0; }
  ${underBar} {
    [data-header-chat] { display: none; }
    [data-header-chat][data-header-chat] + * { margin-inline-start: auto; }
  }
  /* Phones keep the width for the logo. */
  @media (max-width: 26em) {
    [data-logo] { flex-direction: column; align-items: start; gap: 0; }
    [data-logo]:has([data-age]) img { block-size: 1.625rem; inline-size: auto; min-inline-size: 1.5rem; }
    [data-logo] [data-age] { margin-block-start: 0.125rem; line-height: 0.875rem; }
  }
  /* Of both rows, which stay in view by themselves. */
  [data-tabs] { display: contents; }
  /* Leaves with the page: only the first row stays in view. */
  [data-bar='tabs'] { border-block-end: 1px solid ${token('color.border')}; background: ${token('color.surface-raised')}; }
  /* The footer ends with the page of a layout that has tabs. */
  [data-tabs] ~ [data-foot] > * { max-inline-size: ${pageWidth.orange}; }
  [data-bar='tabs'] > nav { max-inline-size: ${pageWidth.orange}; margin-inline: auto; padding-inline: ${token('space.s')}; }
  ${withoutBar} { :root { --phone-bar: 0px; } }
  ${onPhone} {
    [data-rail][data-rail] { display: none; }
  }
  ${onLowScreen} {
    :root { --phone-bar: 0px; }
    [data-bar][data-bar] { position: static; }
    header[data-bar], [data-row][data-row] { block-size: 3rem; }
    [data-rail][data-rail] { inset-block-start: 0; block-size: calc(100dvh - 3rem - var(--player-panel, 0px)); padding-block: ${token('space.2xs')}; }
    #content#content { --header-height: 0px; --tile-width: 6.5rem; }
    :root:not([data-frame='game']) #content { padding-block-start: ${token('space.xs')}; }
  }
  ${onLowWideScreen} {
    /* One row: the menu scrolls between the logo and the account. */
    [data-tabs] { position: relative; z-index: 95; display: flex; align-items: center; gap: ${token('space.xs')}; block-size: 3rem; padding-inline: ${token('space.m')}; border-block-end: 1px solid ${token('color.border')}; background: ${token('color.surface')}; }
    [data-tabs] :is(header, [data-row]) { display: contents; }
    [data-tabs] [data-row] > :not([data-logo]) { order: 1; }
    [data-tabs] > [data-bar='tabs'] { flex: 1; min-inline-size: 0; border: 0; background: none; }
    /* Fades where it goes on; the player's strip is below it. */
    [data-rail]:not(:has(:focus-visible)) { mask-image: linear-gradient(${token('color.text')} calc(100% - var(--fade-end)), transparent); animation: fade-end linear both; animation-timeline: scroll(self); animation-range: calc(100% - 2rem) 100%; }
  }
  /* Where the row of pages scrolls and no bottom bar has a menu. */
  [data-menu][data-menu] { display: none; }
  ${onLowTablet} { [data-menu][data-menu] { display: inline-grid; } }
  /* A running game has the screen for itself. */
  ${onGameScreen} {
    :root[data-frame='game'] { --phone-bar: 0px; scroll-padding-block: 3.5rem; }
    [data-frame='game'] :is([data-bar], [data-tabs], [data-rail][data-rail]) { display: none; }
    [data-frame='game'] #content { --bleed: ${token('space.m')}; min-block-size: 100svh; padding: 0 ${token('space.m')} ${token('space.xl')}; }
    [data-frame='game'][data-chat='docked'] :is(#chat-widget-container, [data-chat-button]) { visibility: hidden; }
  }
  /* Labels below icons, the same on every page, so that the menu stays in its place. */
  ${betweenPhoneAndDesktop} {
    [data-rail][data-rail] { inline-size: 5rem; padding-inline: ${token('space.2xs')}; scrollbar-width: none; }
    [data-rail][data-rail] a { flex-direction: column; justify-content: center; gap: 0; padding: ${token('space.2xs')} 0; font-size: 0.75rem; line-height: 1.2; text-align: center; }
    [data-rail][data-rail] a span { position: static; inline-size: auto; max-inline-size: 100%; block-size: auto; clip-path: none; white-space: normal; }
    [data-fold][data-fold] { display: none; }
  }
  ${onTablet} {
    /* Five covers in a row beside the rail. */
    [data-rail] ~ div #content { --tile-width: 6.75rem; }
  }
  ${underBar} { body:has(${withAccount}) [data-bar='tabs'] { display: none; } }
  ${onVeryWide} { #content, [data-row][data-row], [data-bar='tabs'] > nav { max-inline-size: ${widestPage}; } }
`;
