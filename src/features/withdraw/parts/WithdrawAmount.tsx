import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { keepDraft } from '../../../shared/storage/formDraft.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { BrlField } from '../../../ui/money/BrlField.tsx';

export const draftName = 'withdrawal';

interface WithdrawAmountProps {
  fault: (cents: number | null) => string | undefined;
  /** All that can be taken out. */
  allCents: number;
  onEdit: () => void;
}

export function WithdrawAmount({ fault, allCents, onEdit }: WithdrawAmountProps) {
  const { input, meta } = useField<number | null>('amountCents', {
    validate: fault,
    // The default makes an empty text of what is not there.
    allowNull: true,
    format: (cents) => cents ?? null,
    parse: (cents) => cents,
  });
  const change = (cents: number | null) => {
    input.onChange(cents);
    onEdit();
    keepDraft(draftName, cents === null ? {} : { amountCents: cents });
  };
  const isTold = meta.submitFailed || (meta.touched && !meta.active && !meta.pristine);
  return (
    <Row>
      <BrlField
        label="Valor"
        cents={input.value ?? null}
        onCentsChange={change}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        error={(isTold && meta.error) || undefined}
      />
      <Button variant="quiet" aria-label="Preencher com todo o saldo" onClick={() => change(allCents)}>
        Tudo
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.xs')};

  > button {
    /* Beside the control, whose label stands above it. */
    align-self: start;
    margin-block-start: 1.75rem;
  }
`;
