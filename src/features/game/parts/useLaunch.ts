import { useRef, useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Game } from '../../../shared/contract/casino/casino.ts';
import { recordRecentGame } from '../../lobby/recentGames.ts';
import { useLaunchGameMutation } from '../launchApi.ts';
import { isAllowedFrame } from './frameMessage.ts';
import { type LaunchProblem, launchProblem } from './launchProblem.ts';

export interface LaunchedGame {
  mode: 'real' | 'demo';
  url: string;
  // Increments per launch, so that the same URL opens again.
  opening: number;
}

export interface GameLaunch {
  launched: LaunchedGame | null;
  launching: LaunchedGame['mode'] | null;
  problem: LaunchProblem | null;
  play: (mode: LaunchedGame['mode']) => Promise<void>;
}

/** Requests the game's URL; only the latest request opens a game. */
export function useLaunch(game: Game): GameLaunch {
  const brand = useBrand();
  const [launched, setLaunched] = useState<LaunchedGame | null>(null);
  const [launching, setLaunching] = useState<LaunchedGame['mode'] | null>(null);
  const [problem, setProblem] = useState<LaunchProblem | null>(null);
  const [launch] = useLaunchGameMutation();
  const attempts = useRef(0);

  const play = async (mode: LaunchedGame['mode']) => {
    attempts.current += 1;
    const attempt = attempts.current;
    setLaunching(mode);
    setProblem(null);
    const device = matchMedia('(max-width: 47.99em)').matches ? 'mobile' : 'desktop';
    const { data, error } = await launch({ gameId: game.id, mode, device });
    if (attempt !== attempts.current) return;
    setLaunching(null);
    if (data && isAllowedFrame(data.url, brand)) {
      recordRecentGame(brand.id, game);
      setLaunched((before) => ({ mode, url: data.url, opening: (before?.opening ?? 0) + 1 }));
      return;
    }
    setLaunched(null);
    setProblem(launchProblem(error && 'kind' in error && error.kind === 'http' ? error : null, mode));
  };
  return { launched, launching, problem, play };
}
