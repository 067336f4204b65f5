import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../button/Button.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

interface PendingOutcomeProps {
  title: string;
  text: string;
  retryLabel: string;
  // The button appears after a long wait.
  canRetry: boolean;
  retrying: boolean;
  onRetry: () => void;
}

// Shown while the outcome of a request is unknown.
export function PendingOutcome({
  title,
  text,
  retryLabel,
  canRetry,
  retrying,
  onRetry,
}: PendingOutcomeProps) {
  return (
    <Box>
      {(retrying || !canRetry) && <Spinner />}
      <Title role="status" tabIndex={-1}>
        {title}
      </Title>
      <Text>{text}</Text>
      {canRetry && (
        <Button variant="quiet" loading={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.s')};
  padding-block: ${token('space.xl')};
  text-align: center;
`;

const Title = styled.p`
  font-weight: 700;
`;

const Text = styled.p`
  max-inline-size: 26rem;
  color: ${token('color.text-muted')};
`;
