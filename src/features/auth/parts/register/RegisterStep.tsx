import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { FormColumn } from '../../../forms/FormColumn.ts';

/** Focuses its first field when it appears. */
export function RegisterStep({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  // Before the next input: an effect after the paint would take the focus from a field that was chosen meanwhile.
  useLayoutEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  return (
    <Fields as="div" ref={fields}>
      {children}
    </Fields>
  );
}

// An error is nearer to its own field than to the next label or the button.
const Fields = styled(FormColumn)`
  > :has([aria-invalid='true']) {
    margin-block-end: 0.375rem;
  }
`;
