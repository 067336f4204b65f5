import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

interface InHouseGameProps {
  title: string;
  // Absent until there is something to verify.
  onFairness?: () => void;
  children: ReactNode;
}

export function InHouseGame({ title, onFairness, children }: InHouseGameProps) {
  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        {onFairness && (
          <Button size="s" variant="quiet" icon={<Icon name="shield" size={18} />} onClick={onFairness}>
            Jogo justo
          </Button>
        )}
      </Head>
      {children}
    </Page>
  );
}

const Page = styled.div`
  container: game / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.m')};
`;

// Matches when the stake panel is below the game.
export const stacked = '@container game (max-width: 33.99rem)';

/** Places the game beside its stake panel when the layout's columns leave room for both. */
export const GameLayout = styled.div`
  display: grid;
  gap: ${token('space.m')};
  align-items: start;

  @container game (min-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) min(22rem, 45%);
  }
`;
