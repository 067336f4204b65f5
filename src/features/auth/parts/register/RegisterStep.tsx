import { type ReactNode, useEffect, useRef } from 'react';
import { FormColumn } from '../../../forms/FormColumn.ts';

/** Focuses its first field when it appears. */
export function RegisterStep({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  return (
    <FormColumn as="div" ref={fields}>
      {children}
    </FormColumn>
  );
}
