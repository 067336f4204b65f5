import { useEffect, useRef } from 'react';
import { useTopDialog } from '../../../ui/dialog/openDialogs.ts';
import type { FrameCommand } from './frameMessage.ts';

/** Pauses the game behind dialogs and while it is closed, never during a round. */
export function usePauseBehindDialogs(
  isIdle: boolean,
  isClosed: boolean,
  send: (command: FrameCommand) => void,
): void {
  const hasDialog = useTopDialog() !== undefined;
  const isCovered = hasDialog || isClosed;
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
