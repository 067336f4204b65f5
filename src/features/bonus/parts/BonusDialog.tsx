import { styled } from 'styled-components';
import type { Rollover } from '../../../shared/contract/bonus/rollover.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { bonusName } from '../bonusFigures.ts';
import { type BonusMove, useMoveBonusMutation } from '../moveBonus.ts';

interface BonusDialogProps {
  move: BonusMove;
  bonus: Rollover;
  onClose: () => void;
}

const messages: Readonly<
  Record<BonusMove, { title: string; done: string; question: (name: string, worth: string) => string }>
> = {
  activate: {
    title: 'Ativar bônus',
    done: 'Bônus ativado.',
    question: (name) => `${name} passa a ser o seu bônus ativo. Suas apostas contam para as regras dele.`,
  },
  redeem: {
    title: 'Resgatar bônus',
    done: 'Bônus resgatado.',
    question: (name, worth) => `${worth} de ${name} vão para a sua carteira e podem ser sacados.`,
  },
  exclude: {
    title: 'Excluir bônus',
    done: 'Bônus excluído.',
    question: (name, worth) =>
      `Você abre mão de ${name} e dos ${worth} que ele ainda tem. Não é possível desfazer.`,
  },
};

export function BonusDialog({ move, bonus, onClose }: BonusDialogProps) {
  const dispatch = useAppDispatch();
  const [moveBonus, { isLoading }] = useMoveBonusMutation();
  const { title, done, question } = messages[move];

  const confirm = async () => {
    const { error } = await moveBonus({ move, id: bonus.id });
    // An error shows no message: the refetched list shows the state.
    if (!error) dispatch(alertRaised({ kind: 'success', text: done, displayMs: 3_000 }));
    onClose();
  };

  return (
    <Dialog open title={title} closeLabel="Fechar" size="s" busy={isLoading} onClose={onClose}>
      <Column>
        <p>{question(bonusName(bonus), formatBrl(bonus.balance))}</p>
        <Button
          wide
          variant={move === 'exclude' ? 'danger' : 'primary'}
          loading={isLoading}
          onClick={() => void confirm()}
          data-autofocus
        >
          Confirmar
        </Button>
        <Button wide variant="quiet" disabled={isLoading} onClick={onClose}>
          Voltar
        </Button>
      </Column>
    </Dialog>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;
