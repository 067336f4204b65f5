import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { onPhone } from '../../../../ui/layout/screens.ts';
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

// The action at the foot of a phone does not cover the field that has the focus.
const Fields = styled(FormColumn)`
  ${onPhone} {
    :is(input, select, button) {
      scroll-margin-block-end: 7rem;
    }
  }
`;
