import type { AuthDrafts } from '../authDrafts.ts';

export interface PanelProps {
  /** Written to as the player types. */
  drafts: AuthDrafts;
  /** While a call is under way the dialog stays open. */
  onBusyChange: (busy: boolean) => void;
  /** The player is logged in. */
  onDone: () => void;
}
