import { styled } from 'styled-components';
import { FieldsSkeleton } from '../../../ui/skeleton/FieldsSkeleton.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { GameLayout, StakePanel } from '../../stake/InHouseGame.tsx';
import { Stage } from './DoubleStage.ts';

/** Shows the shape of the table: results, wheel and stake. */
export function DoubleSkeleton() {
  return (
    <GameLayout>
      <Stage>
        <Skeleton shape="block" height="2.5rem" status="Abrindo o jogo" />
        <Slots>
          <Skeleton shape="block" count={9} width="7rem" height="7rem" />
        </Slots>
      </Stage>
      <StakePanel $padding="m">
        <FieldsSkeleton count={2} />
      </StakePanel>
    </GameLayout>
  );
}

const Slots = styled.div`
  display: flex;
  grid-row: 2;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  overflow: hidden;

  > * {
    flex: none;
  }
`;
