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
import { focusContentIfLost, focusFirst, keepFocusInside } from './keepFocusInside.ts';
import { trackOpenDialog } from './openDialogs.ts';

interface ModalDialogOptions {
  // Requested by Escape, back gesture or backdrop; the owner unmounts the dialog.
  onClose: () => void;
  // Blocks closing during a request.
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

/** Shows a native `<dialog>` as modal while mounted and restores the focus afterwards. */
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
      // Once React has removed what left together with the dialog, such as the login button of a guest.
      requestAnimationFrame(focusContentIfLost);
    };
  }, []);

  const askToClose = () => {
    if (!busy) onClose();
  };

  return {
    ref,
    // A file input's `cancel` bubbles.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      askToClose();
    },
    // Browsers close on the second Escape without a cancelable event, so the dialog is reopened until its
    // owner decides.
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
      // A nested dialog handles its own keys.
      event.stopPropagation();
      askToClose();
    },
    // A text selection may end outside, so only a press that starts on the backdrop closes.
    onPointerDown: (event) => {
      pressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (closeOnBackdrop && pressedOnBackdrop.current && event.target === event.currentTarget) askToClose();
    },
  };
}
