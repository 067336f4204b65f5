import { useId } from 'react';

interface FieldIds {
  controlId: string;
  messageId: string;
  // Attributes that connect the control with its message.
  described: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined };
}

export function useFieldIds(id: string | undefined, error: unknown): FieldIds {
  const generated = useId();
  const controlId = id ?? generated;
  const messageId = `${controlId}-message`;
  return {
    controlId,
    messageId,
    described: { id: controlId, 'aria-describedby': messageId, 'aria-invalid': error ? true : undefined },
  };
}
