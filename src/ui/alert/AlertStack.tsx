import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { fromTablet } from '../layout/screens.ts';
import { TopLayer } from '../top-layer/TopLayer.tsx';
import { AlertCard, type AlertItem } from './AlertCard.tsx';

interface AlertStackProps {
  alerts: readonly AlertItem[];
  // Label of each close button, as in `Fechar aviso`.
  dismissLabel: string;
  onDismiss?: (id: string) => void;
}

/** Stacks short messages above everything; the owner decides how long they stay. */
export function AlertStack({ alerts, dismissLabel, onDismiss }: AlertStackProps) {
  return (
    <Stack>
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} dismissLabel={dismissLabel} onDismiss={onDismiss} />
      ))}
    </Stack>
  );
}

const Stack = styled(TopLayer)`
  /* Below the bars and the heads of dialogs on phones; the lower edge has the buttons of games and sheets. */
  inset: calc(env(safe-area-inset-top) + 4rem) ${token('space.s')} auto;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.xs')};

  ${fromTablet} {
    inset: ${token('space.l')} ${token('space.l')} auto auto;
    align-items: flex-end;
  }
`;
