import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { withoutBar } from '../layout/screens.ts';
import { BottomBarEntry, type BottomBarItem } from './BottomBarEntry.tsx';

interface BottomBarProps {
  // Label of the landmark.
  label: string;
  items: readonly BottomBarItem[];
  // Marks default entries that the operator's will replace.
  isStandIn?: boolean | undefined;
  // Keeps room for the chat's button from the start; `shown` draws it until the chat has loaded.
  chatRoom?: 'kept' | 'shown' | undefined;
}

/** Shows the main navigation of phones and tablets, which covers `bottomBarHeight`. */
export function BottomBar({ label, items, isStandIn, chatRoom }: BottomBarProps) {
  return (
    <Bar aria-label={label} data-bar data-chat-room={chatRoom}>
      <List role="list" data-stand-in={isStandIn}>
        {items.map((item) => (
          <li key={item.key}>
            <BottomBarEntry item={item} />
          </li>
        ))}
      </List>
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: 100;
  inset: auto 0 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token('color.border')};
  background: ${token('color.surface')};

  ${withoutBar} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  max-inline-size: 36rem;
  margin-inline: auto;

  /* Long labels get more of the width. */
  li {
    flex: auto;
    min-inline-size: 0;
  }
`;
