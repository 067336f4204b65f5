import { useState } from 'react';
import { styled } from 'styled-components';
import { copyText } from '../../../shared/clipboard/copyText.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/iconPaths.ts';
import { excludedText } from '../../protection/excludedText.ts';
import { useClosedAccount } from '../../protection/useClosedAccount.ts';
import type { LaunchProblem } from './launchProblem.ts';

const icons: Partial<Record<LaunchProblem['kind'], IconName>> = {
  unsupported: 'phone',
  closed: 'shield',
  limit: 'shield',
};
const pausedText = 'O jogo volta quando a pausa terminar. Sacar continua possível.';

export function LaunchTrouble({ problem: { kind, ...problem } }: { problem: LaunchProblem }) {
  const account = useClosedAccount();
  const closed = kind === 'closed' ? account : null;
  return (
    <Box role="alert">
      <Icon name={icons[kind] ?? 'warning'} size={28} />
      <div>
        <strong>{closed?.title ?? problem.title}</strong>
        <p>{closed ? (closed.isExcluded ? excludedText : pausedText) : problem.text}</p>
        {kind === 'closed' && (
          <ButtonLink size="s" variant="quiet" to="/user/protection">
            Jogo responsável
          </ButtonLink>
        )}
        {kind === 'limit' && (
          <ButtonLink size="s" variant="quiet" to="/user/protection">
            Ver meus limites
          </ButtonLink>
        )}
        {kind === 'unsupported' && <CopyUrl />}
        {kind === 'gone' && (
          <ButtonLink size="s" variant="quiet" to="/casino">
            Ver outros jogos
          </ButtonLink>
        )}
      </div>
    </Box>
  );
}

function CopyUrl() {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<Icon name={copied ? 'check' : 'copy'} size={18} />}
      onClick={() => void copyText(window.location.href).then(setCopied)}
    >
      {copied === null ? 'Copiar endereço' : copied ? 'Endereço copiado' : 'Copie da barra do navegador'}
    </Button>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${token('space.m')};
  padding: ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-inline-start: 4px solid ${token('color.warning')};
  border-radius: ${token('radius.card')};
  background: ${token('color.background')};

  > svg {
    flex: none;
  }

  > div {
    display: grid;
    justify-items: start;
    gap: ${token('space.xs')};
  }

  strong {
    font-size: 1.125rem;
  }

  p {
    color: ${token('color.text-muted')};
  }
`;
