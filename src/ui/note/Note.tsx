import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { TokenName } from '../../shared/tokens/tokenNames.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';

type NoteKind = 'info' | 'success' | 'warning' | 'danger';

interface NoteProps {
  kind?: NoteKind;
  // `alert` for a new error, `status` for a new success, absent for static notes.
  role?: 'alert' | 'status';
  children: ReactNode;
  action?: ReactNode;
}

const looks: Record<NoteKind, { icon: IconName; background: TokenName }> = {
  info: { icon: 'info', background: 'color.primary-soft' },
  success: { icon: 'check', background: 'color.success-soft' },
  warning: { icon: 'warning', background: 'color.warning-soft' },
  danger: { icon: 'error', background: 'color.danger-soft' },
};

export function Note({ kind = 'info', role, children, action }: NoteProps) {
  const { icon, background } = looks[kind];
  return (
    <Box role={role} $background={background}>
      <Icon name={icon} size={20} />
      <Text>{children}</Text>
      {action}
    </Box>
  );
}

const Box = styled.div<{ $background: TokenName }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.xs')};
  padding: ${token('space.s')} ${token('space.m')};
  border-radius: ${token('radius.control')};
  background: ${({ $background }) => token($background)};
  color: ${token('color.text')};
  line-height: 1.4;

  > svg {
    flex: none;
  }
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
