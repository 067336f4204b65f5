import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { css, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../icon/Icon.tsx';
import type { MenuIconName } from '../icon/iconPaths.ts';

interface BottomBarText {
  key: string;
  label: string;
  icon: MenuIconName;
  // The main action: larger, raised and in the brand's color.
  raised?: boolean;
}

interface BottomBarPlace extends BottomBarText {
  to: string;
  // Active only on exactly this path.
  end?: boolean;
}

interface BottomBarAction extends BottomBarText {
  onPress: () => void;
  // State of what the button opens.
  expanded?: boolean;
}

export type BottomBarItem = BottomBarPlace | BottomBarAction;

export function BottomBarEntry({ item }: { item: BottomBarItem }) {
  const content = <EntryContent icon={item.icon} label={item.label} raised={item.raised ?? false} />;
  return 'to' in item ? (
    <Place to={item.to} end={item.end ?? false}>
      {content}
    </Place>
  ) : (
    <Action type="button" aria-expanded={item.expanded} onClick={item.onPress}>
      {content}
    </Action>
  );
}

interface EntryContentProps {
  icon: MenuIconName;
  label: string;
  raised: boolean;
}

function EntryContent({ icon, label, raised }: EntryContentProps): ReactNode {
  return (
    <>
      <Picture data-raised={raised || undefined}>
        <Icon name={icon} size={raised ? 26 : 24} />
      </Picture>
      <Label>{label}</Label>
    </>
  );
}

const entryStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
  inline-size: 100%;
  block-size: 3.75rem;
  padding-block-end: 0.4375rem;
  color: ${token('color.text-muted')};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1rem;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Place = styled(NavLink)`
  ${entryStyle}
`;

const Action = styled.button`
  ${entryStyle}
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  flex: none;
`;

const Label = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
