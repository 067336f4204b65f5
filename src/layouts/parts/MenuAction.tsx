import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { menuRow } from './menuRow.ts';

interface MenuActionProps {
  icon: IconName;
  onClick: () => void;
  children: ReactNode;
}

/** Renders a row of a menu that does something, instead of leading to a page. */
export function MenuAction({ icon, onClick, children }: MenuActionProps) {
  return (
    <Row type="button" onClick={onClick}>
      <Icon name={icon} size={20} />
      {children}
    </Row>
  );
}

const Row = styled.button`
  ${menuRow}
`;
