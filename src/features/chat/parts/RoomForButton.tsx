import { createGlobalStyle } from 'styled-components';
import { onPhone } from '../../../ui/layout/screens.ts';

/** On phones the button lies over the page: at its end the footer leaves this free for it, beside its own padding. */
export const RoomForButton = createGlobalStyle`
  ${onPhone} {
    :root {
      --chat-button: 3.75rem;
    }
  }
`;
