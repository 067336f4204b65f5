import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';

interface LoadFailureProps {
  // As in `Não foi possível carregar os jogos.`
  text: string;
  retryLabel: string;
  retrying: boolean;
  onRetry: () => void;
}

export function LoadFailure({ text, retryLabel, retrying, onRetry }: LoadFailureProps) {
  return (
    <Box>
      <Icon name="warning" size={22} />
      <p role="status">{text}</p>
      <Button variant="quiet" size="s" loading={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  align-content: center;
  gap: ${token('space.s')};
  block-size: 100%;
  min-block-size: 4.5rem;
  padding: ${token('space.m')};
  border: 1px dashed ${token('color.border')};
  border-radius: ${token('radius.card')};
  color: ${token('color.text-muted')};
  text-align: center;
`;
