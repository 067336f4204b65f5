import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useScrollLock } from '../scroll/useScrollLock.ts';
import { followKeyboard } from './followKeyboard.ts';
import { focusFirst, keepFocusInside } from './keepFocusInside.ts';
import { trackOpenDialog } from './openDialogs.ts';

interface ModalDialogOptions {
  /** Asked to close, by Escape, the back gesture or the backdrop. The dialog stays until its owner takes it away. */
  onClose: () => void;
  /** Something is under way that must not be left alone: nothing closes it. */
  busy: boolean;
  closeOnBackdrop: boolean;
}

interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onPointerDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** A native `<dialog>` that is modal for as long as it is mounted; its focus goes back to where it came from. */
export function useModalDialog({ onClose, busy, closeOnBackdrop }: ModalDialogOptions): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  useScrollLock(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    focusFirst(dialog);
    const untrack = trackOpenDialog(dialog);
    const unfollow = followKeyboard(dialog);
    return () => {
      unfollow();
      untrack();
      dialog.close();
    };
  }, []);

  const askToClose = () => {
    if (!busy) onClose();
  };

  return {
    ref,
    // A file field's `cancel` bubbles up to here as well.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      askToClose();
    },
    // Browsers close at the second Escape whatever `cancel` says: the owner decides, so it is shown again until then.
    onClose: (event) => {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open) return;
      dialog.showModal();
      askToClose();
    },
    onKeyDown: (event) => {
      if (event.key === 'Tab') keepFocusInside(event.currentTarget, event);
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      // A dialog inside this one answers for itself.
      event.stopPropagation();
      askToClose();
    },
    // Selecting text may start inside and end outside: only a press that starts outside closes.
    onPointerDown: (event) => {
      pressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (closeOnBackdrop && pressedOnBackdrop.current && event.target === event.currentTarget) askToClose();
    },
  };
}
