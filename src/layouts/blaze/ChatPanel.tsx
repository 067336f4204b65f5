import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fromWide } from '../../ui/layout/screens.ts';
import { blazeHeaderHeight } from './blazeHeights.ts';

// Reserves the column under the chat window and shows other contacts until it opens.
export function ChatPanel() {
  const { company, voice } = useBrand();
  return (
    <Column aria-label="Chat" data-chat-panel>
      <EmptyState
        icon={<Icon name="chat" />}
        title={voice.support}
        text={`Nosso atendimento também responde em ${company.support.email} e no telefone ${company.support.phone}.`}
      />
    </Column>
  );
}

const Column = styled.aside`
  display: none;

  ${fromWide} {
    display: block;
    position: sticky;
    inset-block-start: ${blazeHeaderHeight};
    flex: none;
    inline-size: 24rem;
    block-size: calc(100dvh - ${blazeHeaderHeight});
    padding-block-end: var(--player-panel, 0px);
    overflow-y: auto;
    overflow-wrap: anywhere;
    border-inline-start: 1px solid ${token('color.border')};
    background: ${token('color.surface')};
  }
`;
