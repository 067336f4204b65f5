import { type ReactNode, useState } from 'react';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { refusalEnded } from '../identitySlice.ts';

interface RequirementDialogProps {
  title: string;
  // One paragraph.
  children: ReactNode;
  confirmLabel: string;
  successText: string;
  // Returns what went wrong, or null once the requirement is met.
  onConfirm: () => Promise<string | null>;
}

/** Asks for what the operator requires before the next stake. */
export function RequirementDialog(props: RequirementDialogProps) {
  const { title, children, confirmLabel, successText, onConfirm } = props;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const found = await onConfirm();
    setProblem(found);
    if (found === null) {
      dispatch(refusalEnded());
      dispatch(alertRaised({ kind: 'success', text: successText }));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      title={title}
      closeLabel="Fechar"
      size="s"
      busy={busy}
      onClose={() => dispatch(refusalEnded())}
    >
      <Stack $gap="m">
        <p>{children}</p>
        {problem !== null && (
          <Note kind="danger" role="alert">
            {problem}
          </Note>
        )}
        <Button size="l" wide loading={busy} onClick={() => void confirm()} data-autofocus>
          {confirmLabel}
        </Button>
      </Stack>
    </Dialog>
  );
}
