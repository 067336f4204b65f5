import { styled } from 'styled-components';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { BrlField } from '../../../ui/money/BrlField.tsx';
import { useAmountField } from '../../forms/useAmountField.ts';
import { DepositLimitNote } from '../../protection/DepositLimitNote.tsx';
import { useSettings } from '../../settings/useSettings.ts';
import { amountError, quickValues } from './depositAmount.ts';
import { QuickValues } from './QuickValues.tsx';

export const draftName = 'deposit';

export function AmountField() {
  const settings = useSettings();
  const amount = useAmountField(draftName, (cents) => amountError(cents, settings));
  return (
    <Column>
      <BrlField
        label="Valor"
        {...amount}
        hint={`De ${formatBrl(settings.deposit_min)} a ${formatBrl(settings.deposit_max)}`}
        data-autofocus
      />
      <QuickValues
        values={quickValues(settings.deposit_popup_values, settings)}
        chosen={amount.cents}
        onChoose={amount.onCentsChange}
      />
      <DepositLimitNote addedCents={amount.cents ?? 0} />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;
