import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Skeleton } from '../../../src/ui/skeleton/Skeleton.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface LoadingScreenProps {
  title: string;
  status: string;
}

/** Names a screen while its data loads. */
export function LoadingScreen({ title, status }: LoadingScreenProps) {
  const t = useTexts();
  return (
    <Box>
      <title>{`${title} · ${t.shell.title}`}</title>
      <h1>{title}</h1>
      <Skeleton count={6} status={status} />
    </Box>
  );
}

const Box = styled.div`
  padding: ${token('space.l')};
`;
