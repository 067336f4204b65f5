import type { Hono } from 'hono';
import type { RequestBindings } from '../http/route.ts';
import type { TenantServices } from '../http/services.ts';
import type { Transact, UnitOfWork } from '../operations/unitOfWork.ts';

// What the operator knows of a small game.
export interface SmallGame {
  start(parts: GameParts): RunningGame;
  // Ends an open bet of a player who plays no more: settles, cashes out or refunds it.
  endBet(work: UnitOfWork, userId: string, id: string): Promise<void>;
}

export interface GameParts {
  tenant: string;
  transact: Transact;
  clock(): Date;
  log(line: string): void;
}

// The game at one tenant.
export interface RunningGame {
  // Adds the game's calls, if the brand offers it.
  addRoutes(app: Hono<RequestBindings>, services: TenantServices): void;
  // Settles bets that are due; called at the start and by timer.
  settle(): Promise<void>;
  // Resolves once no work is pending.
  stop(): Promise<void>;
}
