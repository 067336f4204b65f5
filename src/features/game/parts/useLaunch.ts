import { useRef, useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Game } from '../../../shared/contract/casino.ts';
import { recordRecentGame } from '../../lobby/recentGames.ts';
import { useLaunchGameMutation } from '../launchApi.ts';
import { isAllowedFrame } from './allowedFrame.ts';
import { type LaunchProblem, launchProblem } from './launchProblem.ts';

export interface LaunchedGame {
  mode: 'real' | 'demo';
  address: string;
  /** Another opening of the game, also at the same address. */
  opening: number;
}

export interface GameLaunch {
  launched: LaunchedGame | null;
  launching: LaunchedGame['mode'] | null;
  problem: LaunchProblem | null;
  play: (mode: LaunchedGame['mode']) => Promise<void>;
}

/** Asks the operator for the game's address. The last wish counts: an answer to an earlier one opens nothing. */
export function useLaunch(game: Game): GameLaunch {
  const brand = useBrand();
  const [launched, setLaunched] = useState<LaunchedGame | null>(null);
  const [launching, setLaunching] = useState<LaunchedGame['mode'] | null>(null);
  const [problem, setProblem] = useState<LaunchProblem | null>(null);
  const [launch] = useLaunchGameMutation();
  const wishes = useRef(0);

  const play = async (mode: LaunchedGame['mode']) => {
    wishes.current += 1;
    const wish = wishes.current;
    setLaunching(mode);
    setProblem(null);
    const device = matchMedia('(max-width: 47.99em)').matches ? 'mobile' : 'desktop';
    const { data, error } = await launch({ gameId: game.id, mode, device });
    if (wish !== wishes.current) return;
    setLaunching(null);
    if (data && isAllowedFrame(data.url, brand)) {
      recordRecentGame(brand.id, game.id);
      setLaunched((before) => ({ mode, address: data.url, opening: (before?.opening ?? 0) + 1 }));
      return;
    }
    setLaunched(null);
    setProblem(launchProblem(error && 'kind' in error && error.kind === 'http' ? error : null, mode));
  };
  return { launched, launching, problem, play };
}
