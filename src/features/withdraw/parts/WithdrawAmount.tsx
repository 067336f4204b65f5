import { Button } from '../../../ui/button/Button.tsx';
import { FieldAndButton } from '../../../ui/field/FieldAndButton.ts';
import { BrlField } from '../../../ui/money/BrlField.tsx';
import { useAmountField } from '../../forms/useAmountField.ts';

export const draftName = 'withdrawal';

interface WithdrawAmountProps {
  fault: (cents: number | null) => string | undefined;
  /** All that can be taken out. */
  allCents: number;
  onEdit: () => void;
}

export function WithdrawAmount({ fault, allCents, onEdit }: WithdrawAmountProps) {
  const amount = useAmountField(draftName, fault);
  const change = (cents: number | null) => {
    amount.onCentsChange(cents);
    onEdit();
  };
  return (
    <FieldAndButton>
      <BrlField label="Valor" {...amount} onCentsChange={change} reserveMessage="long" />
      <Button variant="quiet" aria-label="Preencher com todo o saldo" onClick={() => change(allCents)}>
        Tudo
      </Button>
    </FieldAndButton>
  );
}
