import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormColumn } from '../../../forms/FormColumn.ts';

/** Focuses its first field when it appears. */
export function RegisterStep({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  // Before the next input: an effect after the paint would take the focus from a field that was chosen meanwhile.
  useLayoutEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  return (
    <FormColumn as="div" ref={fields}>
      {children}
    </FormColumn>
  );
}
