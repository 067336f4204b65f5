import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { Card } from '../../ui/card/Card.tsx';
import { onLowScreen, onPhone, onShortPhone } from '../../ui/layout/screens.ts';
import { hiddenStyle } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { FairDetails } from './FairDetails.ts';
import { stacked } from './InHouseGame.tsx';
import { rtpText } from './rtpText.ts';

interface GameFactsProps {
  // Share of the stakes that the game pays back, 0 to 1.
  rtp: number;
  pays: string;
  last: string;
  // Full sentences.
  rules: readonly string[];
  payTable: ReactNode;
}

/** Shows return to player, pay table, rules and last result before the bet (Portaria SPA/MF 1.207/2024). */
export function GameFacts({ rtp, pays, last, rules, payTable }: GameFactsProps) {
  const isLawful = useBrand().jurisdiction === 'br';
  if (!isLawful) return null;
  return (
    <Box as="section" aria-label="Antes de apostar" $padding="m">
      <Facts>
        <div>
          <dt>
            <Aside>Retorno (</Aside>RTP<Aside>)</Aside>
          </dt>
          <dd>{rtpText(rtp)}</dd>
        </div>
        <div>
          <dt>Pagamento</dt>
          <dd>{pays}</dd>
        </div>
        <div>
          <dt>Último resultado</dt>
          <dd>{last}</dd>
        </div>
      </Facts>
      <FairDetails>
        <summary>Regras e tabela de pagamento</summary>
        <Rules>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>
            De cada R$ 100,00 apostados, o jogo devolve em média R$ {(rtp * 100).toFixed(2).replace('.', ',')}{' '}
            ao longo de muitas rodadas. Numa sessão curta o resultado pode ser bem diferente.
          </li>
        </Rules>
        {payTable}
      </FairDetails>
    </Box>
  );
}

/** Lists pairs of an outcome and its multiplier. */
export function PayTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (readonly [string, string])[];
}) {
  return (
    // A list of terms has no name of its own.
    <Pays role="group" aria-label={caption}>
      <dl>
        {rows.map(([outcome, multiplier]) => (
          <div key={outcome}>
            <dt>{outcome}</dt>
            <dd>{multiplier}</dd>
          </div>
        ))}
      </dl>
    </Pays>
  );
}

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.xs')} ${token('space.l')};
  padding-block: ${token('space.xs')};

  > details[open] {
    flex-basis: 100%;
  }

  /* The game comes first. */
  ${onLowScreen} {
    order: 1;
  }

  ${onShortPhone} {
    order: 1;
  }

  ${stacked} {
    display: block;
    padding: ${token('space.xs')} ${token('space.s')} 0;

    > details {
      padding: 0;
      border: 0;
      font-size: 0.875rem;
    }

    summary {
      min-block-size: 1.75rem;
      line-height: 1.75rem;
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  gap: ${token('space.xs')} ${token('space.xl')};

  dt {
    color: ${token('color.text-muted')};
    font-size: 0.8125rem;
  }

  dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  ${stacked} {
    grid-template-columns: auto auto auto;
    justify-content: space-between;
    gap: ${token('space.xs')};
    line-height: 1.3;

    dt,
    dd {
      font-size: 0.75rem;
    }

    dt {
      white-space: nowrap;
    }
  }
`;

// Phones have no room for it; screen readers say it everywhere.
const Aside = styled.span`
  ${onPhone} {
    ${stacked} {
      ${hiddenStyle}
    }
  }
`;

const Rules = styled.ul`
  display: grid;
  gap: ${token('space.2xs')};
  margin-block: ${token('space.s')};
  padding-inline-start: 1.25rem;
`;

const Pays = styled.div`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: ${token('space.2xs')};
  }

  dl > div {
    padding: ${token('space.2xs')} ${token('space.xs')};
    border-radius: ${token('radius.control')};
    background: ${token('color.background')};
  }

  dt {
    color: ${token('color.text-muted')};
    font-size: 0.8125rem;
  }

  dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;
