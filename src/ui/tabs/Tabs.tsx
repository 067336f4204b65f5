import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { hasModifier } from '../keys/hasModifier.ts';
import { withHover } from '../layout/screens.ts';
import { nextTab } from './nextTab.ts';

interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps<Key extends string> {
  // Label of the tab list.
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** Renders tabs as one tab stop with arrow keys, and only the selected panel. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: TabsProps<Key>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.key === selected);

  const move = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    // From the tab with the focus: a selection that changes the page may still be pending.
    const from = buttons.findIndex((button) => button === event.target);
    const target = nextTab(event.key, from, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.key);
    buttons[target]?.focus();
  };

  return (
    <Box>
      <List ref={listRef} role="tablist" aria-label={label} onKeyDown={move} data-fades>
        {tabs.map((tab) => (
          <TabButton
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {tabs[index]?.panel}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
  min-inline-size: 0;
`;

const List = styled.div`
  display: flex;
  gap: ${token('space.2xs')};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${token('color.border')};
`;

const TabButton = styled.button`
  flex: none;
  min-block-size: 2.75rem;
  padding: ${token('space.xs')} ${token('space.m')};
  border-block-end: 3px solid transparent;
  color: ${token('color.text-muted')};
  font-weight: 600;
  white-space: nowrap;
  transition: color ${token('motion.fast')}, border-color ${token('motion.fast')};

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    border-block-end-color: ${token('color.primary')};
    color: ${token('color.text')};
  }

  ${withHover} {
    &:hover {
      color: ${token('color.text')};
    }
  }
`;
