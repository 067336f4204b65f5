import { styled } from 'styled-components';
import { useCopy } from '../../../shared/clipboard/useCopy.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';

const feedbackMs = 4_000;

// The code stays selectable when the clipboard is blocked.
export function CopyCode({ code }: { code: string }) {
  const { outcome, copy } = useCopy(code, feedbackMs);
  return (
    <Column>
      <TextField
        label="PIX copia e cola"
        value={code}
        readOnly
        onFocus={(event) => event.target.select()}
        reserveMessage={false}
        error={outcome === 'blocked' ? 'Não foi possível copiar. Selecione o código e copie.' : undefined}
      />
      <Button wide icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} size={20} />} onClick={copy}>
        {outcome === 'copied' ? 'Código copiado' : 'Copiar código PIX'}
      </Button>
      <Heard role="status">{outcome === 'copied' && 'Código PIX copiado. Cole no app do seu banco.'}</Heard>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  inline-size: 100%;
`;

const Heard = styled.p`
  /* A live region has to exist before its text; out of the flow, it needs no gap. */
  &:empty {
    position: absolute;
  }

  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  text-align: center;
`;
