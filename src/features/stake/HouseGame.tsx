import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fromTablet } from '../../ui/layout/screens.ts';

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

/** What is played on, and beside it what is staked. */
export const GameTable = styled.div`
  display: grid;
  gap: ${token('space.m')};
  align-items: start;

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
  }
`;
