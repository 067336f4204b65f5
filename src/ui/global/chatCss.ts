import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../bottom-bar/bottomBarHeight.ts';
import { belowWide, fromWide, underBar, withCrampedBar, withRoomyBar } from '../layout/screens.ts';

// The place of LiveChat beside the bars of the site.
export const chatCss = `
  /* Of the body; inherited by all, it would style the whole page again. */
  @property --notice-room { syntax: '*'; inherits: false; }
  /* LiveChat's element has inline styles; it must not cover the cookie notice or the bottom bar. */
  #chat-widget-container {
    --notice-room: inherit;
    margin-block-end: max(var(--notice-room, 0px), var(--chat-lift, 0px));
    max-block-size: calc(100% - var(--notice-room, 0px)) !important;
  }
  /* LiveChat's button has 60 pixels; 44 are enough for a finger. Without a bottom bar the header has a button. */
  :is([data-chat='minimised'], [data-chat='docked']) #chat-widget-container {
    /* Above the bottom bar and below what dims the page, such as an open bet slip. */
    z-index: 101 !important;
    transform: scale(.7334);
    transform-origin: 100% 100%;
    visibility: hidden;
  }
  ${underBar} {
    :root { --chat-lift: ${bottomBarHeight}; }
    [data-foot] { padding-block-end: ${bottomBarHeight}; }
    /* Clears the chat button. */
    [data-chat='minimised'] [data-foot] { padding-block-end: calc(${bottomBarHeight} + 3.75rem); }
    [data-chat='minimised'] #chat-widget-container { visibility: visible; }
  }
  /* Above a narrow or low bar the button would cover the end of a focused field. */
  ${withCrampedBar} {
    [data-chat='minimised']:has(#root :is(input, select, textarea):focus) #chat-widget-container { visibility: hidden; }
  }
  /* In the bottom bar the button covers nothing, bet slips neither. */
  ${withRoomyBar} {
    :is([data-chat='minimised'], [data-chat='docked']) { --chat-lift: env(safe-area-inset-bottom, 0px); }
    [data-chat-room] { padding-inline-end: 3.5rem; }
    body:not(:has(> #chat-widget-container, [data-chat-button])) [data-chat-room='shown']::after {
      content: '…' / '';
      position: absolute;
      inset: .5rem .5rem auto auto;
      display: grid;
      place-items: center;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      border: 2px solid ${token('color.primary')};
      border-radius: 50%;
      color: ${token('color.primary')};
      font-weight: 700;
    }
    :is([data-chat='minimised'], [data-chat='docked']) [data-foot] { padding-block-end: ${bottomBarHeight}; }
    [data-chat='docked'] #chat-widget-container { visibility: visible; }
  }
  [data-chat='open'], [data-chat='beside'], [data-chat='column'] { --chat-lift: 0px; }
  ${fromWide} {
    [data-chat='beside'] body { padding-inline-end: 24rem; }
    /* Fills blaze's column below the header, above the player panel. */
    body:has([data-chat-panel]) #chat-widget-container {
      --chat-lift: var(--player-panel, 0px);
      inline-size: 24rem !important;
      block-size: 100% !important;
      max-block-size: calc(100% - 3.75rem - max(var(--notice-room, 0px), var(--chat-lift))) !important;
    }
  }
  ${belowWide} {
    [data-chat='beside'] #chat-widget-container, [data-chat='column'] #chat-widget-container {
      inline-size: 100% !important;
      block-size: 100% !important;
    }
  }
`;
