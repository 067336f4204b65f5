import { keyframes, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { TokenName } from '../../shared/tokens/tokenNames.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';

type AlertKind = 'info' | 'success' | 'warning' | 'error';

export interface AlertItem {
  id: string;
  kind: AlertKind;
  text: string;
  // Fades for 500 ms before its owner removes it.
  leaving?: boolean;
}

interface AlertCardProps {
  alert: AlertItem;
  dismissLabel: string;
  onDismiss?: ((id: string) => void) | undefined;
}

interface Appearance {
  icon: IconName;
  background: TokenName;
  text: TokenName;
}

const looks: Record<AlertKind, Appearance> = {
  info: { icon: 'info', background: 'color.surface-raised', text: 'color.text' },
  success: { icon: 'check', background: 'color.success', text: 'color.on-success' },
  warning: { icon: 'warning', background: 'color.warning', text: 'color.on-warning' },
  error: { icon: 'error', background: 'color.danger', text: 'color.on-danger' },
};

export function AlertCard({
  alert: { id, kind, text, leaving = false },
  dismissLabel,
  onDismiss,
}: AlertCardProps) {
  const appearance = looks[kind];
  return (
    <Box role={kind === 'error' ? 'alert' : 'status'} $appearance={appearance} $leaving={leaving}>
      <Icon name={appearance.icon} size={22} />
      <span>{text}</span>
      {onDismiss && (
        <IconButton
          size="s"
          aria-label={dismissLabel}
          icon={<Icon name="close" size={18} />}
          onClick={() => onDismiss(id)}
        />
      )}
    </Box>
  );
}

const enter = keyframes`from { opacity: 0; transform: translateY(-0.75rem); }`;

const Box = styled.div<{ $appearance: Appearance; $leaving: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  inline-size: fit-content;
  max-inline-size: min(28rem, 100%);
  min-block-size: 3rem;
  padding: ${token('space.xs')} ${token('space.m')};
  border-radius: ${token('radius.control')};
  background: ${({ $appearance }) => token($appearance.background)};
  color: ${({ $appearance }) => token($appearance.text)};
  box-shadow: ${token('shadow.overlay')};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  pointer-events: auto;
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition: opacity 500ms ${token('motion.easing')};
  animation: ${enter} ${token('motion.normal')} ${token('motion.easing')};

  > svg {
    flex: none;
  }

  /* The focus ring's color only suits the page's surfaces. */
  button:focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }

  button:hover {
    background: none !important;
  }
`;
