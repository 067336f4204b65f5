import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { largestWithdrawal } from '../../../shared/money/withdrawalRules.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldAndButton } from '../../../ui/field/FieldAndButton.ts';
import { BrlField } from '../../../ui/money/BrlField.tsx';
import { useAmountField } from '../../forms/useAmountField.ts';
import { useSettings } from '../../settings/useSettings.ts';

export const draftName = 'withdrawal';

interface WithdrawAmountProps {
  validate: (cents: number | null) => string | undefined;
  // The whole withdrawable balance.
  allCents: number;
  onEdit: () => void;
}

export function WithdrawAmount({ validate, allCents, onEdit }: WithdrawAmountProps) {
  const settings = useSettings();
  const amount = useAmountField(draftName, validate);
  const change = (cents: number | null) => {
    amount.onCentsChange(cents);
    onEdit();
  };
  return (
    <FieldAndButton>
      <BrlField
        label="Valor"
        {...amount}
        onCentsChange={change}
        hint={`De ${formatBrl(settings.withdraw_min)} a ${formatBrl(largestWithdrawal(settings))}`}
      />
      <Button variant="quiet" aria-label="Preencher com todo o saldo" onClick={() => change(allCents)}>
        Tudo
      </Button>
    </FieldAndButton>
  );
}
