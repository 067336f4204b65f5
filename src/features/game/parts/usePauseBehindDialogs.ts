import { useEffect, useRef } from 'react';
import { useTopDialog } from '../../../ui/dialog/openDialogs.ts';
import type { FrameCommand } from './frameMessage.ts';

/** A game rests behind a dialog (a deposit, a login), and goes on after it. Never in the middle of a round. */
export function usePauseBehindDialogs(isIdle: boolean, send: (command: FrameCommand) => void): void {
  const isCovered = useTopDialog() !== undefined;
  const isPaused = useRef(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isIdle || isCovered === isPaused.current) return;
    isPaused.current = isCovered;
    latest.current(isCovered ? 'pause' : 'resume');
  }, [isCovered, isIdle]);
}
