import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../button/Button.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

interface UnansweredProps {
  title: string;
  text: string;
  retryLabel: string;
  /** The button appears once waiting has become long. */
  canRetry: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** In the place of something that was asked for and whose outcome nobody knows yet. */
export function Unanswered({ title, text, retryLabel, canRetry, retrying, onRetry }: UnansweredProps) {
  return (
    <Box>
      {(retrying || !canRetry) && <Spinner />}
      <Title role="status">{title}</Title>
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
