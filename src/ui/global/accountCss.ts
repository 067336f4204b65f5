import { token } from '../../shared/tokens/token.ts';

// The account navigation beside the player's pages; without a player's page the frame's boxes leave the layout.
export const accountCss = `
  [data-account-frame]:not([data-account]), [data-account-frame]:not([data-account]) > div, [data-account-frame]:not([data-account]) > div > div { display: contents; }
  /* Layouts differ in content width, so a container query is needed. */
  [data-account-frame][data-account] { container: account / inline-size; }
  [data-account-frame][data-account] > div { display: grid; gap: ${token('space.l')}; grid-template-columns: minmax(0, 1fr); }
  [data-account-frame][data-account] > div > div { min-inline-size: 0; }
  /* Reserves the height of the navigation, whose code comes later. */
  [data-account-menu] { min-block-size: 3rem; }
  @container account (min-width: 54rem) {
    [data-account-frame][data-account] > div { gap: ${token('space.xl')}; grid-template-columns: 14rem minmax(0, 1fr); }
  }
  @container account (max-width: 53.99rem) {
    /* The account's home has an index of its own. */
    [data-account-menu='home'] { display: none; }
  }
`;
