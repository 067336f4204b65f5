import type { AuthDrafts } from '../authDrafts.ts';

export interface PanelProps {
  // Updated while typing.
  drafts: AuthDrafts;
  // Keeps the dialog open during a request.
  onBusyChange: (busy: boolean) => void;
  // Called after the login.
  onDone: () => void;
}
