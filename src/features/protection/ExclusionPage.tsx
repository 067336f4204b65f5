import { useBrand } from '../../shared/brand/useBrand.ts';
import { ClosingForm } from './parts/ClosingForm.tsx';
import { ClosingFrame } from './parts/ClosingFrame.tsx';
import { ClosingReview } from './parts/ClosingReview.tsx';

const terms = [
  { key: '6', label: '6 meses' },
  { key: '12', label: '1 ano' },
  { key: '60', label: '5 anos' },
  { key: 'permanent', label: 'Por tempo indeterminado' },
] as const;

type TermKey = (typeof terms)[number]['key'];

export function ExclusionPage() {
  const isLawful = useBrand().jurisdiction === 'br';
  return (
    <ClosingFrame
      title="Autoexclusão"
      text={
        isLawful
          ? 'Feche sua conta para apostas por um prazo longo ou por tempo indeterminado. Seu saldo é pago na sua conta bancária, e o extrato continua disponível.'
          : 'Feche sua conta por um prazo longo ou por tempo indeterminado. Saque seu saldo antes: durante a exclusão você não entra na conta.'
      }
      steps={[
        ...(isLawful ? [] : ['Saque seu saldo antes de começar.']),
        'Escolha o prazo e confirme com a sua senha: a conta fecha na hora.',
        ...(isLawful ? ['Apostas em aberto são encerradas, e o saldo é pago na sua conta bancária.'] : []),
        'Até o fim do prazo ninguém reabre a conta, nem o atendimento.',
        'Ofertas e mensagens deixam de chegar.',
      ]}
    >
      <ClosingForm<TermKey>
        legend="Por quanto tempo?"
        terms={terms}
        action="Continuar"
        review={(term, onBack) => (
          <ClosingReview
            title="Confira sua autoexclusão"
            confirmLabel="Confirmar autoexclusão"
            withPassword
            onBack={onBack}
            closingOf={(password) => ({
              kind: 'exclusion',
              months: term === 'permanent' ? null : Number(term),
              password,
            })}
            consequences={[
              term === 'permanent'
                ? 'Sua conta fecha agora e não reabre.'
                : `Sua conta fecha agora por ${terms.find(({ key }) => key === term)?.label ?? ''}.`,
              'Não é possível voltar atrás, nem pelo atendimento.',
              'Você deixa de receber ofertas e mensagens.',
              ...(isLawful
                ? [
                    'Apostas em aberto são encerradas e o seu saldo é pago por PIX.',
                    'Vale para todas as marcas da empresa.',
                  ]
                : []),
            ]}
          />
        )}
      />
    </ClosingFrame>
  );
}
