import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { CopyField } from './CopyField.tsx';

interface InvitationProps {
  code: string;
  link: string;
}

export function Invitation({ code, link }: InvitationProps) {
  const dispatch = useAppDispatch();
  const { name } = useBrand();

  const passOn = async () => {
    if (await share(name, link)) return;
    dispatch(alertRaised({ kind: 'error', text: 'Não foi possível compartilhar. Copie o link.' }));
  };

  return (
    <Card as="section" aria-label="Convide amigos">
      <Column>
        <CopyField label="Link de convite" value={link} copyLabel="Copiar link" />
        <CopyField label="Código de indicação" value={code} copyLabel="Copiar código" />
        {canShare() && (
          <Button icon={<Icon name="external" size={20} />} onClick={() => void passOn()}>
            Compartilhar
          </Button>
        )}
      </Column>
    </Card>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.m')};
`;

function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Shares a link; resolves to false on failure, while a canceled share counts as success. */
async function share(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
