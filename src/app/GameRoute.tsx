import { GamePage } from '../features/game/GamePage.tsx';
import { NotFoundPage } from './errors/NotFoundPage.tsx';

/** The page of one that exists, or the page that is not there. */
export function GameRoute() {
  return <GamePage notFound={<NotFoundPage />} />;
}
