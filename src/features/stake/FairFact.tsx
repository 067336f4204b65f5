import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

export function FairFact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Name>{name}</Name>
      <Value>{value}</Value>
    </div>
  );
}

const Name = styled.dt`
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
  font-family: ui-monospace, monospace;
  font-size: 0.8125rem;
`;
