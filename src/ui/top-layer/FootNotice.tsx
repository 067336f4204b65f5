import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../bottom-bar/bottomBarHeight.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import { TopLayer } from './TopLayer.tsx';

interface FootNoticeProps {
  role: 'alert' | 'status';
  icon: IconName;
  children: ReactNode;
}

/** Places a notice at the bottom, so that header and navigation stay free for cached pages. */
export function FootNotice(props: FootNoticeProps) {
  return (
    <Layer>
      <Notice {...props} />
    </Layer>
  );
}

function Notice({ role, icon, children }: FootNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    // Dialogs and the cookie notice end above it.
    const watch = new ResizeObserver(() => style.setProperty('--foot-notice', `${bar.offsetHeight}px`));
    watch.observe(bar);
    return () => {
      watch.disconnect();
      style.removeProperty('--foot-notice');
    };
  }, []);
  return (
    <Bar ref={ref} role={role}>
      <Icon name={icon} size={24} />
      {children}
    </Bar>
  );
}

const Layer = styled(TopLayer)`
  inset: auto 0 ${bottomBarHeight};

  dialog & {
    inset-block-end: var(--keyboard, 0px);
  }
`;

const Bar = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${token('space.s')};
  min-inline-size: 0;
  padding: ${token('space.s')} ${token('space.m')};
  background: ${token('color.warning')};
  color: ${token('color.on-warning')};
  box-shadow: ${token('shadow.overlay')};
  line-height: 1.35;
  pointer-events: auto;

  > svg {
    flex: none;
  }
`;
