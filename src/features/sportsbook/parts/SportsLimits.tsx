import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { useSettings } from '../../settings/useSettings.ts';
import { betLimits } from './betLimits.ts';

export function SportsLimits() {
  return <Text>{betLimits(useSettings())}</Text>;
}

const Text = styled.p`
  padding-block-start: ${token('space.2xs')};
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
`;
