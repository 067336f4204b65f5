import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { keepDraft } from '../../../shared/storage/formDraft.ts';
import { token } from '../../../shared/tokens/token.ts';
import { BrlField } from '../../../ui/money/BrlField.tsx';
import { DepositLimitNote } from '../../protection/DepositLimitNote.tsx';
import { useSettings } from '../../settings/useSettings.ts';
import { amountFault, quickValues } from './depositAmount.ts';
import { QuickValues } from './QuickValues.tsx';

export const draftName = 'deposit';

/** How much: typed, or one of the operator's suggestions. What may be deposited is said before anybody tries. */
export function AmountField() {
  const settings = useSettings();
  const { input, meta } = useField<number | null>('amountCents', {
    validate: (cents) => amountFault(cents, settings),
    // The default makes an empty text of what is not there.
    allowNull: true,
    format: (cents) => cents ?? null,
    parse: (cents) => cents,
  });
  const change = (cents: number | null) => {
    input.onChange(cents);
    keepDraft(draftName, cents === null ? {} : { amountCents: cents });
  };
  const own = (meta.submitFailed || (meta.touched && !meta.active && !meta.pristine)) && meta.error;
  const fault = own || (!meta.dirtySinceLastSubmit && meta.submitError) || undefined;
  return (
    <Column>
      <BrlField
        label="Valor"
        cents={input.value ?? null}
        onCentsChange={change}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        error={fault}
        hint={`De ${formatBrl(settings.deposit_min)} a ${formatBrl(settings.deposit_max)}`}
        data-autofocus
      />
      <QuickValues
        values={quickValues(settings.deposit_popup_values, settings)}
        chosen={input.value}
        onChoose={change}
      />
      <DepositLimitNote addedCents={input.value ?? 0} />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;
