import { token } from '../../shared/tokens/token.ts';
import { fromTablet, fromWide, onLowScreen, onPhone, withoutBar } from '../layout/screens.ts';

// Opens the lobby's search.
const searchLink = "[href='/casino#busca']";

// Sizes that are known before their content: captions, heroes, and pages whose guards are still deciding.
export const reservedCss = `
  /* Captions of covers, with names of up to two lines. */
  :root { --caption: 4.5rem; }
  /* What has no room below a name goes into a second column, which is not shown. */
  [data-caption] { display: flex; flex-flow: column wrap; block-size: calc(var(--caption) - .375rem); overflow: hidden; }
  [data-caption] > * { inline-size: 100%; }
  [data-caption] b { display: -webkit-box; flex: none; overflow: hidden; font-size: .875rem; font-weight: 650; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  /* Height of what sticks to the top on phones; orange has a lower first row. */
  #content { --header-height: 3.75rem; }
  [data-tabs] ~ #content { --header-height: 3.25rem; }
  /* So low that a row of games and the tops of the next stand above the fold; the warning is a tenth of that. */
  ${fromWide} {
    :root { --hero-height: clamp(16rem, 28svh, 18.75rem); }
    /* Between a row of matches and one of live tables, all above the fold. */
    [data-hero='match'] { --hero-height: clamp(12rem, 21.5svh, 18.75rem); }
    [data-advert] > :first-child { inline-size: 100%; max-block-size: var(--hero-height); }
    [data-advert]:not(article *) > [data-warning] { inline-size: 100%; max-block-size: 2.25rem; }
  }
  /* Rows of home whose code is still loading, as high as on a phone and within 24 px elsewhere. */
  [data-room='matches'] { block-size: 12.9rem; }
  [data-room='originals'] { block-size: 11rem; }
  [data-room='live'] { block-size: 16.3rem; }
  /* Repeats heroRatio and heroBarHeight, whose module loads with the banners. */
  [data-room='hero'] { aspect-ratio: 2; margin-block-end: 2.5rem; border-radius: ${token('radius.panel')}; background: ${token('color.surface')}; }
  ${fromTablet} { [data-room='hero'] { aspect-ratio: 10 / 3; } }
  ${fromWide} { [data-room='hero'] { max-block-size: var(--hero-height); } }
  /* The smallest phones: a headline of four narrow lines, and room around it. */
  @media (max-width: 22em) {
    [data-hero] [data-advert] > :first-child, [data-hero] [data-room='hero'] { inline-size: 100%; min-block-size: 12rem; }
    [data-hero][data-hero] [data-advert] strong { -webkit-line-clamp: 4; }
    /* The slanted edge passes beside the button. */
    [data-hero='match'] [data-advert] > :first-child > * > :last-child:not(:only-child) { inline-size: 66%; }
    /* Three keys fit into a line in some fonts alone, so the notice would grow when the font arrives. */
    [aria-label='Aviso de cookies'] > :last-child > :last-child { flex-basis: 100%; }
  }
  /* The controls of a hero are in the line of its warning, and nearer to the next row. */
  [data-under] { margin-block-end: -.75rem; }
  ${fromWide} { :has([data-warning]) > [data-under] { position: relative; margin-block-start: -2.25rem; } }
  ${onLowScreen} {
    [data-hero] { --hero-height: 8.5rem; }
    [data-hero] [data-advert] > :first-child, [data-hero] [data-room='hero'] { inline-size: 100%; max-block-size: var(--hero-height); }
    [data-hero][data-hero] [data-advert] strong { font-size: 1.25rem; }
    [data-hero][data-hero] [data-advert] a { min-block-size: 2.25rem; }
    /* Words beside a full picture, which has no room above them. */
    [data-hero='full'] [data-advert] > :first-child > * > :not(:only-child) { inline-size: 50%; }
    [data-hero='full'] [data-advert] > :first-child > * > :first-child:not(:only-child) { justify-self: end; mask-image: linear-gradient(90deg, transparent, ${token('color.text')} 20%); }
    [data-hero='full'] [data-advert] > :first-child > * > :last-child:not(:only-child) { align-items: start; justify-content: center; background: none; text-align: start; }
  }
  /* Quick links that repeat the menu of the layout; the search for games stays, and has the line for itself. */
  ${withoutBar} { [data-repeats] li:not(:has(${searchLink})) { display: none; } }
  [data-tabs] ~ #content [data-repeats] {
    li { flex: 1; }
    li:not(:has(${searchLink})) { display: none; }
  }
  /* Looks like a field, and like an icon between other links on phones. */
  li > ${searchLink} { justify-content: start; inline-size: 16rem; padding-inline: ${token('space.s')}; color: ${token('color.text-muted')}; font-weight: 400; }
  [data-tabs] ~ #content [data-repeats] ${searchLink} { inline-size: min(100%, 30rem); }
  ${onPhone} {
    li > ${searchLink}:not([data-tabs] ~ * [data-repeats] *) { justify-content: center; inline-size: 2.75rem; padding: 0; }
    ${searchLink}:not([data-tabs] ~ * [data-repeats] *) span { position: absolute; clip-path: inset(50%); }
  }
  /* Pages whose guards are still deciding: rows in the account, with three balances above them in the wallet. */
  [data-pending] { display: grid; gap: ${token('space.m')}; }
  [data-pending^='user-'] [aria-hidden] { block-size: 4rem; }
  [data-pending='user-wallet'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  [data-pending='user-wallet'] > * { grid-column: 1 / -1; }
  [data-pending='user-wallet'] [aria-hidden]:nth-child(-n + 5) { grid-column: auto; block-size: 8rem; }
  ${onPhone} {
    [data-pending='user-wallet'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    [data-pending='user-wallet'] [aria-hidden]:nth-child(3) { grid-column: 1 / -1; }
  }
`;
