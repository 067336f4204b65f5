import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Match } from '../../shared/contract/sports/matches.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { formatTime, isoDay } from '../../shared/time/formatTime.ts';
import { token } from '../../shared/tokens/token.ts';
import { withHover } from '../../ui/layout/screens.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';

export const matchHeight = '10rem';

// Not by Intl, whose first formatter takes a slow phone 70 ms.
const oddsText = (value: number): string => value.toFixed(2).replace('.', ',');

/** Shows a match as a link to its page in the sportsbook, with result odds that lead to its slip. */
export function MatchCard({ match }: { match: Match }) {
  const { id, league, home, away, crests, odds, score } = match;
  const page = `/sports/event/${encodeURIComponent(id)}`;
  const sides = [
    ['home', home],
    ['away', away],
  ] as const;
  const outcomes = [
    ['home', '1', `de ${home}`],
    ['draw', 'X', 'do empate'],
    ['away', '2', `de ${away}`],
  ] as const;
  return (
    <Card>
      <Open to={page}>
        <Meta>
          <When match={match} />
          <span>{league}</span>
        </Meta>
        {sides.map(([side, name]) => (
          <Side key={side}>
            <Crest picture={crests?.[side]} />
            <span>{name}</span>
            {score && <b>{score[side]}</b>}
          </Side>
        ))}
      </Open>
      <Odds>
        {outcomes.map(([key, mark, of]) => {
          const value = odds[key];
          if (value === undefined) return null;
          const shown = oddsText(value);
          return (
            <Link key={key} to={`${page}/${key}`} aria-label={`Odd ${of}: ${shown}`}>
              <i>{mark}</i>
              <b>{shown}</b>
            </Link>
          );
        })}
      </Odds>
    </Card>
  );
}

function When({ match: { live, minute, starts_at: startsAt } }: { match: Match }) {
  const timeZone = useTimeZone();
  if (live)
    return (
      <Live>
        <i>Ao vivo</i>
        {minute !== undefined && ` ${minute}′`}
      </Live>
    );
  const day = isoDay(startsAt, timeZone);
  const isToday = day === isoDay(Date.now(), timeZone);
  const date = isToday ? 'Hoje' : `${day.slice(8)}/${day.slice(5, 7)}`;
  return <b>{`${date}, ${formatTime(startsAt, timeZone)}`}</b>;
}

function Crest({ picture }: { picture: string | undefined }) {
  const { api } = useBrand();
  const url = assetUrl(picture, api.origin);
  return url && <img src={url} alt="" width={22} height={24} loading="lazy" />;
}

const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: ${matchHeight};
  padding: ${token('space.s')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  font-size: 0.9375rem;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  a {
    color: ${token('color.text')};
    text-decoration: none;
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${withHover} {
    &:hover,
    a:hover {
      border-color: ${token('color.primary')};
    }
  }
`;

// Covers the card below its odds.
const Open = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: ${token('space.xs')};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Meta = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.s')};
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;

  b {
    flex: none;
    color: ${token('color.text')};
  }
`;

const Live = styled.b`
  i {
    padding: 0 ${token('space.2xs')};
    border-radius: 0.25rem;
    background: ${token('color.danger')};
    color: ${token('color.on-danger')};
    font-style: normal;
    font-size: 0.75rem;
    line-height: 1.125rem;
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};

  > span {
    flex: 1;
    min-inline-size: 0;
    font-weight: 600;
  }
`;

const Odds = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('space.2xs')};
  margin-block-start: auto;

  /* One below the other: beside a long odd, its mark reads as a digit. */
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: 2.75rem;
    line-height: 1.2;
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface-raised')};
  }

  i {
    color: ${token('color.text-muted')};
    font-style: normal;
    font-size: 0.8125rem;
  }
`;
