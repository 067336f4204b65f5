import { useState } from 'react';
import { styled } from 'styled-components';
import type { Rollover } from '../../../shared/contract/rollover.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { bonusName } from '../bonusWords.ts';
import { type BonusMove, moveBonus } from '../moveBonus.ts';

interface BonusDialogProps {
  move: BonusMove;
  bonus: Rollover;
  onClose: () => void;
}

const words: Readonly<
  Record<BonusMove, { title: string; done: string; question: (name: string, worth: string) => string }>
> = {
  activate: {
    title: 'Ativar bônus',
    done: 'Bônus ativado.',
    question: (name) => `${name} passa a ser o seu bônus ativo. Suas apostas contam para o rollover dele.`,
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
      `Você abre mão de ${name} e dos ${worth} que ele ainda tem. Não dá para desfazer.`,
  },
};

export function BonusDialog({ move, bonus, onClose }: BonusDialogProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const { title, done, question } = words[move];

  const confirm = async () => {
    setBusy(true);
    const isDone = await dispatch(moveBonus(move, bonus.id));
    setBusy(false);
    // An error shows nothing: the list behind is fetched again and says what holds.
    if (isDone) dispatch(alertRaised({ kind: 'success', text: done, displayMs: 3_000 }));
    onClose();
  };

  return (
    <Dialog open title={title} closeLabel="Fechar" size="s" busy={isBusy} onClose={onClose}>
      <Column>
        <p>{question(bonusName(bonus), formatBrl(bonus.balance))}</p>
        <Button
          wide
          variant={move === 'exclude' ? 'danger' : 'primary'}
          loading={isBusy}
          onClick={() => void confirm()}
          data-autofocus
        >
          Confirmar
        </Button>
        <Button wide variant="quiet" disabled={isBusy} onClick={onClose}>
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
