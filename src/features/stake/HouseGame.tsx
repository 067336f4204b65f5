import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

interface HouseGameProps {
  title: string;
  /** Absent until there is something to prove. */
  onFairness?: () => void;
  children: ReactNode;
}

/** A page of a game of the house: its name, the way to its proofs, and the game below. */
export function HouseGame({ title, onFairness, children }: HouseGameProps) {
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

/** Where what is staked stands below what is played on. */
export const stacked = '@container game (max-width: 33.99rem)';

/** What is played on, and beside it what is staked, where a layout's own columns leave room for both. */
export const GameTable = styled.div`
  display: grid;
  gap: ${token('space.m')};
  align-items: start;

  @container game (min-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) min(22rem, 45%);
  }
`;
