import { styled } from 'styled-components';
import { formatDateTime } from '../../shared/time/formatTime.ts';
import { token } from '../../shared/tokens/token.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ClosingForm } from './parts/ClosingForm.tsx';
import { ClosingReview } from './parts/ClosingReview.tsx';

const terms = [
  { key: '1', label: '24 horas' },
  { key: '7', label: '1 semana' },
  { key: '30', label: '1 mês' },
  { key: '90', label: '3 meses' },
] as const;

const dayMs = 24 * 60 * 60 * 1000;

export function SuspensionPage() {
  return (
    <Stack $gap="l">
      <div>
        <h1>Pausa temporária</h1>
        <Text>Durante a pausa você não entra na conta, não joga e não deposita. Ela termina sozinha.</Text>
      </div>
      <Card>
        <ClosingForm
          legend="Por quanto tempo?"
          terms={terms}
          action="Revisar pausa"
          review={(days, onBack) => (
            <ClosingReview
              title="Revisar pausa"
              confirmLabel="Confirmar pausa"
              withPassword={false}
              onBack={onBack}
              closingOf={() => ({ kind: 'suspension', days: Number(days) })}
              consequences={[
                `Sua conta fecha agora e reabre em ${formatDateTime(Date.now() + Number(days) * dayMs)}.`,
                'Não é possível encurtar nem cancelar a pausa.',
                'Seu saldo fica guardado.',
              ]}
            />
          )}
        />
      </Card>
    </Stack>
  );
}

const Text = styled.p`
  color: ${token('color.text-muted')};
`;
