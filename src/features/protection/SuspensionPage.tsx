import { useBrand } from '../../shared/brand/useBrand.ts';
import { formatDateTime } from '../../shared/time/formatTime.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { ClosingForm } from './parts/ClosingForm.tsx';
import { ClosingFrame } from './parts/ClosingFrame.tsx';
import { ClosingReview } from './parts/ClosingReview.tsx';

const terms = [
  { key: '1', label: '24 horas' },
  { key: '7', label: '1 semana' },
  { key: '30', label: '1 mês' },
  { key: '90', label: '3 meses' },
] as const;

const dayMs = 24 * 60 * 60 * 1000;

export function SuspensionPage() {
  const timeZone = useTimeZone();
  const isLawful = useBrand().jurisdiction === 'br';
  return (
    <ClosingFrame
      title="Pausa temporária"
      text={
        isLawful
          ? 'Durante a pausa você não joga e não deposita. O extrato e o saque continuam abertos. Ela termina sozinha.'
          : 'Durante a pausa você não entra na conta, não joga e não deposita. Ela termina sozinha.'
      }
      steps={[
        'Escolha o prazo e confirme: a conta fecha na hora.',
        'O prazo não muda depois de confirmado.',
        isLawful ? 'Seu saldo fica disponível para saque.' : 'Seu saldo espera por você.',
        'No fim do prazo, a conta reabre sozinha.',
      ]}
    >
      <ClosingForm
        legend="Por quanto tempo?"
        terms={terms}
        action="Continuar"
        review={(days, onBack) => (
          <ClosingReview
            title="Confira sua pausa"
            confirmLabel="Confirmar pausa"
            withPassword={false}
            onBack={onBack}
            closingOf={() => ({ kind: 'suspension', days: Number(days) })}
            consequences={[
              `Sua conta fecha agora e reabre em ${formatDateTime(Date.now() + Number(days) * dayMs, timeZone)}.`,
              'Não é possível encurtar nem cancelar a pausa.',
              isLawful ? 'Seu saldo continua seu: saque quando quiser.' : 'Seu saldo fica guardado.',
            ]}
          />
        )}
      />
    </ClosingFrame>
  );
}
