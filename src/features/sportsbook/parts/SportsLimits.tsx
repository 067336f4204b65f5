import { styled } from 'styled-components';
import type { Settings } from '../../../shared/contract/settings/settings.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { useSettings } from '../../settings/useSettings.ts';

export function SportsLimits() {
  return <Text>{betLimits(useSettings())}</Text>;
}

const Text = styled.p`
  padding-block-start: ${token('space.2xs')};
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
`;

type BetSettings = Pick<Settings, 'sport_min_single' | 'sport_min_total' | 'sport_multiple'>;

/** Formats the operator's minimum bets and the maximum of selections in one line. */
export function betLimits({ sport_min_single, sport_min_total, sport_multiple }: BetSettings): string {
  const single = `Mínimo ${formatBrl(sport_min_single)}`;
  if (sport_multiple < 2) return `${single}, só apostas simples`;
  const multiple =
    sport_min_total === sport_min_single ? 'múltiplas' : `múltipla ${formatBrl(sport_min_total)}`;
  return `${single} · ${multiple}, até ${sport_multiple} seleções`;
}
