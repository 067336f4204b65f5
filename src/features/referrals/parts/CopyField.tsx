import { styled } from 'styled-components';
import { useCopy } from '../../../shared/clipboard/useCopy.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  // Button label, as in `Copiar link`.
  copyLabel: string;
}

const feedbackMs = 2_500;

/** Shows a text with a copy button; the text stays selectable when the clipboard is blocked. */
export function CopyField({ label, value, copyLabel }: CopyFieldProps) {
  const { outcome, copy } = useCopy(value, feedbackMs);
  const isCopied = outcome === 'copied';
  return (
    <Row>
      <TextField
        label={label}
        value={value}
        readOnly
        reserveMessage={false}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="quiet"
        icon={<Icon name={isCopied ? 'check' : 'copy'} size={20} />}
        aria-label={copyLabel}
        onClick={copy}
      >
        {isCopied ? 'Copiado' : 'Copiar'}
      </Button>
      <Feedback role="status" $shown={outcome === 'blocked'}>
        {isCopied && `${label}: copiado.`}
        {outcome === 'blocked' && 'Não foi possível copiar. Selecione o texto e copie.'}
      </Feedback>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space.2xs')} ${token('space.xs')};

  /* Shows enough of the URL; the button wraps below when there is no room. */
  > :first-child {
    flex: 999 1 10rem;
    min-inline-size: 0;
  }

  > button {
    flex: 1 0 8rem;
  }
`;

// Visually hidden unless copying failed.
const Feedback = styled.p<{ $shown: boolean }>`
  flex-basis: 100%;
  font-size: 0.875rem;
  ${({ $shown }) => !$shown && 'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);'}
`;
