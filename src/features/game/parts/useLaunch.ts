import { useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Game } from '../../../shared/contract/casino.ts';
import { recordRecentGame } from '../../lobby/recentGames.ts';
import { useLaunchGameMutation } from '../launchApi.ts';
import { isAllowedFrame } from './allowedFrame.ts';

export interface LaunchedGame {
  mode: 'real' | 'demo';
  address: string;
}

export interface GameLaunch {
  launched: LaunchedGame | null;
  launching: LaunchedGame['mode'] | null;
  problem: string | null;
  play: (mode: LaunchedGame['mode']) => Promise<void>;
}

const down = 'O provedor deste jogo não está respondendo. Tente de novo em instantes ou escolha outro jogo.';
const gone = 'Este jogo não está mais disponível.';
const unsupported = 'Este jogo não roda neste aparelho. Tente em outro, ou escolha outro jogo.';

/** Asks the operator for the game's address. */
export function useLaunch(game: Game): GameLaunch {
  const brand = useBrand();
  const [launched, setLaunched] = useState<LaunchedGame | null>(null);
  const [launching, setLaunching] = useState<LaunchedGame['mode'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [launch] = useLaunchGameMutation();

  const play = async (mode: LaunchedGame['mode']) => {
    setLaunching(mode);
    setProblem(null);
    const device = matchMedia('(max-width: 47.99em)').matches ? 'mobile' : 'desktop';
    const { data, error } = await launch({ gameId: game.id, mode, device });
    setLaunching(null);
    if (data && isAllowedFrame(data.url, brand)) {
      recordRecentGame(brand.id, game.id);
      setLaunched({ mode, address: data.url });
      return;
    }
    setLaunched(null);
    setProblem(error && 'kind' in error && error.kind === 'http' ? wordsFor(error) : down);
  };
  return { launched, launching, problem, play };
}

function wordsFor({ status, message }: { status: number; message: string | null }): string {
  if (status === 404 || status === 410) return gone;
  if (status === 406) return unsupported;
  return status >= 500 ? down : (message ?? down);
}
