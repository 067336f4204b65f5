import { useEffect } from 'react';

interface EditorKeys {
  undo: () => void;
  redo: () => void;
  save: () => void;
}

// A text field has an undo of its own.
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['color', 'range', 'checkbox', 'file'].includes(target.type))
  );
}

/** Handles Ctrl or Command with Z, Shift Z, Y and S. */
export function useEditorKeys({ undo, redo, save }: EditorKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      const action = key === 's' ? save : isRedo ? redo : key === 'z' ? undo : undefined;
      if (!action || (key !== 's' && isTyping(event.target))) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo, save]);
}
