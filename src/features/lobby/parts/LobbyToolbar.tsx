import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { controlStyle } from '../../../ui/field/controlStyle.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { onGameScreen, onLowScreen } from '../../../ui/layout/screens.ts';
import { hiddenStyle } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { oneLine } from '../gameCardStyle.ts';
import { gamesCount } from './gamesCount.ts';
import { type LobbyView, type SortOrder, sortOrders } from './lobbyView.ts';
import { type ProviderChoice, ProviderFilter } from './ProviderFilter.tsx';
import { SearchField } from './search/SearchField.tsx';

interface LobbyToolbarProps {
  view: LobbyView;
  choices: readonly ProviderChoice[];
  // Number of games in the view; null while unknown.
  shown: number | null;
  // The row of categories.
  chips?: ReactNode;
  onChange: (change: Partial<LobbyView>) => void;
  onSearchBlur: () => void;
}

const orderNames = { destaque: 'Em destaque', nome: 'Nome, de A a Z', rtp: 'Maior RTP' } as const;

export function LobbyToolbar({ view, choices, shown, chips, onChange, onSearchBlur }: LobbyToolbarProps) {
  const [isSearching, setSearching] = useState(false);
  const shownLater = useDeferredValue(shown);
  const nameOf = (slug: string) => choices.find((choice) => choice.slug === slug)?.name ?? slug;
  return (
    <Bar>
      <Tools data-searching={isSearching || view.search !== '' || chips === undefined || undefined}>
        {chips}
        <Row>
          <SearchField
            value={view.search}
            onFocus={() => setSearching(true)}
            onBlur={() => {
              setSearching(false);
              onSearchBlur();
            }}
            onChange={(search) => onChange({ search })}
          />
          <ProviderFilter
            choices={choices}
            chosen={view.providers}
            shown={shownLater}
            sort={<SortField order={view.sort} onChange={onChange} />}
            onChange={onChange}
          />
          <SortField order={view.sort} onChange={onChange} />
        </Row>
      </Tools>
      <Facts data-plain={(view.search.trim() === '' && view.providers.length === 0) || undefined}>
        <span role="status">
          <span data-none={shown === 0 || undefined}>
            {shown !== null && factsText(shown, view.search.trim())}
          </span>
        </span>
        {view.providers.map((slug) => (
          <Chosen
            key={slug}
            type="button"
            aria-label={`Remover filtro ${nameOf(slug)}`}
            onClick={() => onChange({ providers: view.providers.filter((one) => one !== slug) })}
          >
            {nameOf(slug)}
            <Icon name="close" size={14} />
          </Chosen>
        ))}
      </Facts>
    </Bar>
  );
}

// The page itself says that nothing was found.
const factsText = (shown: number, search: string) =>
  search && shown > 0 ? `${gamesCount(shown)} para “${search}”` : gamesCount(shown);

interface SortFieldProps {
  order: SortOrder;
  onChange: (change: Pick<LobbyView, 'sort'>) => void;
}

const SortField = memo(function SortField({ order, onChange }: SortFieldProps) {
  return (
    <Order>
      <select
        aria-label="Ordenar"
        value={order}
        onChange={(event) =>
          onChange({ sort: sortOrders.find((one) => one === event.target.value) ?? 'destaque' })
        }
      >
        {sortOrders.map((one) => (
          <option key={one} value={one}>
            {orderNames[one]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </Order>
  );
});

const Bar = styled.div`
  display: grid;
  gap: ${token('space.xs')};

  /* The row of tools sticks to the top of the whole list. */
  ${onGameScreen} {
    display: contents;
  }
`;

// One row on phones: the categories, and the search as an icon that takes the row while it is used.
const Tools = styled.div`
  display: grid;
  /* The row of categories scrolls instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.m')};

  ${onGameScreen} {
    position: sticky;
    inset-block-start: var(--header-height, 0px);
    z-index: 5;
    display: flex;
    align-items: center;
    gap: ${token('space.xs')};
    margin-inline: calc(-1 * ${token('space.m')});
    padding: ${token('space.xs')} ${token('space.m')};
    background: ${token('color.background')};

    > nav {
      flex: 1;
      min-inline-size: 0;
    }

    /* Not the boxes of the sheet of filters, which is inside too. */
    &:not([data-searching]) [role='search'] input {
      padding-inline: 2.625rem 0;
      color: transparent;
    }

    &[data-searching] {
      > nav {
        display: none;
      }

      [role='search'] {
        flex: 1;
      }
    }
  }

  ${onLowScreen} {
    padding-block: ${token('space.2xs')};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.xs')};

  > [role='search'] {
    max-inline-size: 30rem;
  }

  > button {
    flex: none;
    min-block-size: 2.875rem;
  }

  ${onGameScreen} {
    display: contents;

    > [role='search'] {
      flex: 0 0 2.75rem;
      max-inline-size: none;
    }

    /* The sheet of filters has it. */
    > :last-child {
      display: none;
    }
  }
`;

const Order = styled.div`
  position: relative;
  /* As wide as its longest order; the rest belongs to the search. */
  flex: 0 1 10.75rem;

  select {
    ${controlStyle}
    appearance: none;
    padding-inline-end: 2.25rem;
    background: ${token('color.surface')};
    text-overflow: ellipsis;
  }

  option {
    background: ${token('color.surface-raised')};
  }

  svg {
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-end: ${token('space.s')};
    pointer-events: none;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.xs')};
  min-block-size: 1.75rem;
  color: ${token('color.text-muted')};
  font-size: 0.875rem;

  /* The number of all games is for screen readers only. */
  ${onGameScreen} {
    &[data-plain] {
      position: absolute;
      inline-size: 1px;
      min-block-size: 0;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  /* The empty state says so; the number is for screen readers. */
  [data-none][data-none] {
    ${hiddenStyle}
  }

  /* Strict containment keeps typing from laying out the page. */
  > [role='status']:only-child {
    flex: 1;
    min-inline-size: 0;

    > span {
      ${oneLine}
      display: block;
      block-size: 1.75rem;
      line-height: 1.75rem;
      contain: strict;
    }
  }
`;

const Chosen = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2xs')};
  min-block-size: 1.75rem;
  padding-inline: ${token('space.s')};
  border-radius: 1rem;
  background: ${token('color.primary-soft')};
  color: ${token('color.text')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
