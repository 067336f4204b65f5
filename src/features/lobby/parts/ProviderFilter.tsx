import { memo, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { onGameScreen } from '../../../ui/layout/screens.ts';
import { gamesCount } from './gamesCount.ts';
import type { LobbyView } from './lobbyView.ts';

export interface ProviderChoice {
  slug: string;
  name: string;
  games: number;
}

// The first comparison in a language takes some ten milliseconds on a phone.
const byName = (choices: readonly ProviderChoice[]): ProviderChoice[] =>
  [...choices].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));

interface ProviderFilterProps {
  choices: readonly ProviderChoice[];
  chosen: readonly string[];
  // Number of games in the list.
  shown: number | null;
  // The order, which phones choose in the same sheet.
  sort: ReactNode;
  onChange: (change: Pick<LobbyView, 'providers'>) => void;
}

// Memoized: typing in the search does not render it.
export const ProviderFilter = memo(function ProviderFilter({
  choices,
  chosen,
  shown,
  sort,
  onChange,
}: ProviderFilterProps) {
  const [open, setOpen] = useState<'providers' | 'filters' | null>(null);
  const openHere = () =>
    setOpen(matchMedia(onGameScreen.replace('@media ', '')).matches ? 'filters' : 'providers');
  const toggle = (slug: string, on: boolean) =>
    onChange({ providers: on ? [...chosen, slug] : chosen.filter((one) => one !== slug) });
  return (
    <>
      <Opener $onlyOrder={choices.length < 2}>
        <Button variant="quiet" icon={icons} onClick={openHere}>
          <span data-wide>Provedores</span>
          <span data-phone>Filtros</span>
          {chosen.length > 0 && ` (${chosen.length})`}
        </Button>
      </Opener>
      <Dialog
        open={open !== null}
        title={open === 'filters' ? 'Filtros' : 'Provedores'}
        closeLabel="Fechar"
        closeOnBackdrop
        onClose={() => setOpen(null)}
        footer={
          <Cluster $justify="space-between">
            <Button
              variant="quiet"
              // `disabled` would drop the keyboard focus.
              aria-disabled={chosen.length === 0}
              onClick={() => chosen.length > 0 && onChange({ providers: [] })}
            >
              Limpar
            </Button>
            <Button onClick={() => setOpen(null)}>
              {shown === null ? 'Ver os jogos' : `Ver ${gamesCount(shown)}`}
            </Button>
          </Cluster>
        }
      >
        {open === 'filters' && (
          <Sort>
            <h3>Ordenar por</h3>
            {sort}
            <h3>Provedores</h3>
          </Sort>
        )}
        <List role="list">
          {open !== null &&
            byName(choices).map(({ slug, name, games }) => (
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

const icons = (
  <>
    <Icon name="list" size={20} />
    <Icon name="filter" size={20} />
  </>
);

// An icon on phones.
const Opener = styled.span<{ $onlyOrder: boolean }>`
  display: ${({ $onlyOrder }) => ($onlyOrder ? 'none' : 'block')};

  button {
    min-block-size: 2.875rem;
  }

  [data-phone],
  svg + svg {
    display: none;
  }

  ${onGameScreen} {
    display: block;

    button {
      min-inline-size: 2.75rem;
      padding-inline: ${token('space.xs')};
    }

    [data-wide],
    svg:has(+ svg) {
      display: none;
    }

    svg + svg {
      display: block;
    }

    [data-phone] {
      position: absolute;
      display: inline;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Sort = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-end: ${token('space.2xs')};

  h3 {
    font-size: 1rem;
  }

  h3 + :not(h3) {
    margin-block-end: ${token('space.s')};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  column-gap: ${token('space.m')};
`;
