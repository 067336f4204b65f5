import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { gamesCount } from './gamesCount.ts';
import type { LobbyView } from './lobbyView.ts';

export interface ProviderChoice {
  slug: string;
  name: string;
  games: number;
}

interface ProviderFilterProps {
  choices: readonly ProviderChoice[];
  chosen: readonly string[];
  // Number of games in the list.
  shown: number | null;
  onChange: (change: Pick<LobbyView, 'providers'>) => void;
}

// Memoized: typing in the search does not render it.
export const ProviderFilter = memo(function ProviderFilter({
  choices,
  chosen,
  shown,
  onChange,
}: ProviderFilterProps) {
  const [open, setOpen] = useState(false);
  const toggle = (slug: string, on: boolean) =>
    onChange({ providers: on ? [...chosen, slug] : chosen.filter((one) => one !== slug) });
  return (
    <>
      <Button variant="quiet" icon={<Icon name="filter" size={20} />} onClick={() => setOpen(true)}>
        Provedores{chosen.length > 0 && ` (${chosen.length})`}
      </Button>
      <Dialog
        open={open}
        title="Provedores"
        closeLabel="Fechar"
        closeOnBackdrop
        onClose={() => setOpen(false)}
        footer={
          <Cluster $justify="space-between">
            <Button
              variant="quiet"
              disabled={chosen.length === 0}
              onClick={() => onChange({ providers: [] })}
            >
              Limpar
            </Button>
            <Button onClick={() => setOpen(false)}>
              {shown === null ? 'Ver os jogos' : `Ver ${gamesCount(shown)}`}
            </Button>
          </Cluster>
        }
      >
        <List role="list">
          {choices.map(({ slug, name, games }) => (
            <li key={slug}>
              <CheckboxField
                label={`${name} (${games})`}
                checked={chosen.includes(slug)}
                reserveMessage={false}
                onChange={(event) => toggle(slug, event.target.checked)}
              />
            </li>
          ))}
        </List>
      </Dialog>
    </>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  column-gap: ${token('space.m')};
`;
