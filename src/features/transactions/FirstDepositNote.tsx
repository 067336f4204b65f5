import { useAppDispatch } from '../../shared/state/rootState.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { useFirstDepositMissing } from './useFirstDepositMissing.ts';

/** Explains that bonuses wait for a first deposit; renders nothing otherwise. */
export function FirstDepositNote({ children }: { children: string }) {
  const dispatch = useAppDispatch();
  if (!useFirstDepositMissing()) return null;
  return (
    <Note
      action={
        <Button size="s" onClick={() => dispatch(depositRequested())}>
          Depositar
        </Button>
      }
    >
      {children}
    </Note>
  );
}
