import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../../ui/bottom-bar/bottomBarHeight.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { onPhone, onUprightPhone } from '../../../ui/layout/screens.ts';
import { useChatOffered } from '../useChatOffered.ts';
import { useChatPlace } from './useChatPlace.ts';

// Replaces LiveChat's button until the chat is allowed; on the narrowest phones a menu entry may replace it.
export function ChatButton({ onPress }: { onPress: () => void }) {
  const isInMenu = useChatOffered('sidebar');
  useChatPlace('minimised');
  return (
    <Place data-chat-button $isInMenu={isInMenu}>
      <Button aria-label="Chat ao vivo" icon={<Icon name="chat" size={20} />} onClick={onPress}>
        Chat ao vivo
      </Button>
    </Place>
  );
}

const Place = styled.div<{ $isInMenu: boolean }>`
  position: fixed;
  z-index: 60;
  inset-inline-end: ${token('space.m')};
  inset-block-end: ${token('space.m')};
  border-radius: ${token('radius.control')};
  box-shadow: ${token('shadow.overlay')};

  ${onPhone} {
    display: ${({ $isInMenu }) => ($isInMenu ? 'none' : 'block')};
    inset-block-end: calc(${bottomBarHeight} + ${token('space.m')});

    /* It would cover the end of a focused field. */
    :root[data-chat='minimised']:has(#root *:is(input, select, textarea):focus) & {
      visibility: hidden;
    }
  }

  ${onUprightPhone} {
    /* Above the bar. */
    z-index: 101;
    display: block;
    inset-block-end: calc(env(safe-area-inset-bottom, 0px) + 0.5rem);
    inset-inline-end: 0.5rem;

    button {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
      padding-inline: 0;
    }
    button span span {
      display: none;
    }
  }

  /* Bets reach the edge of the screen, and a bet slip covers the bottom bar. */
  :root[data-chat='docked'] & {
    inset-inline-end: 0;
    inset-block-end: calc(${bottomBarHeight} + 5rem);

    button {
      min-inline-size: 0;
      padding-inline: 0.25rem;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    button span span {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
