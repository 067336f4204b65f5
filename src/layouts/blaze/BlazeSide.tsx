import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../ui/bottom-bar/bottomBarHeight.ts';
import { onTablet } from '../../ui/layout/screens.ts';
import { SideMenu } from '../parts/SideMenu.tsx';
import { blazeHeaderHeight } from './blazeHeights.ts';

export function BlazeSide({ collapsed }: { collapsed: boolean }) {
  return (
    <Column data-rail $collapsed={collapsed}>
      <SideMenu collapsed={collapsed} />
    </Column>
  );
}

const Column = styled.div<{ $collapsed: boolean }>`
  position: sticky;
  inset-block-start: ${blazeHeaderHeight};
  flex: none;
  inline-size: ${({ $collapsed }) => ($collapsed ? '4.5rem' : '15rem')};
  block-size: calc(100dvh - ${blazeHeaderHeight});
  padding: ${token('space.s')};
  /* Keeps the last entry clear of panels at the bottom of the page. */
  padding-block-end: 2.5rem;

  ${onTablet} {
    padding-block-end: calc(${bottomBarHeight} + ${token('space.xs')});
  }

  overflow-y: auto;
  scrollbar-width: ${({ $collapsed }) => ($collapsed ? 'none' : 'thin')};
  border-inline-end: 1px solid ${token('color.border')};
  background: ${token('color.surface')};
`;
