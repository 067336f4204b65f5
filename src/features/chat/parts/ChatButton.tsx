import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../../ui/bottom-bar/bottomBarHeight.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { underBar, withCrampedBar, withRoomyBar } from '../../../ui/layout/screens.ts';
import { useChatOffered } from '../useChatOffered.ts';
import { useChatPlace } from './useChatPlace.ts';

// Replaces LiveChat's button, in its form, until the chat is allowed and when it could not load; on the narrowest
// phones a menu entry may replace it.
export function ChatButton({ onPress }: { onPress: () => void }) {
  const isInMenu = useChatOffered('sidebar');
  useChatPlace('minimised');
  return (
    <Place data-chat-button $isInMenu={isInMenu}>
      <IconButton aria-label="Chat ao vivo" icon={<Icon name="chat" size={20} />} onClick={onPress} />
    </Place>
  );
}

// Without a bottom bar the header has a button.
const Place = styled.div<{ $isInMenu: boolean }>`
  display: none;
  position: fixed;
  z-index: 60;
  inset-inline-end: ${token('space.m')};
  border-radius: 50%;
  box-shadow: ${token('shadow.overlay')};

  button {
    border: 1.5px solid;
    border-radius: inherit;
    background: ${token('color.surface')};
    color: ${token('color.primary')};
  }

  ${underBar} {
    display: ${({ $isInMenu }) => ($isInMenu ? 'none' : 'block')};
    inset-block-end: calc(${bottomBarHeight} + ${token('space.m')});

    :root[data-chat='docked'] & {
      display: none;
    }
  }

  /* It would cover the end of a focused field. */
  ${withCrampedBar} {
    :root[data-chat='minimised']:has(#root *:is(input, select, textarea):focus) & {
      visibility: hidden;
    }
  }

  ${withRoomyBar} {
    /* Above the bar. */
    z-index: 101;
    &,
    :root[data-chat='docked'] & {
      display: block;
    }
    inset-block-end: calc(env(safe-area-inset-bottom, 0px) + 0.5rem);
    inset-inline-end: 0.5rem;
    box-shadow: none;
  }

  @media print {
    display: none;
  }
`;
