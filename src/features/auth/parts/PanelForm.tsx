import { FORM_ERROR } from 'final-form';
import { type ReactNode, useRef } from 'react';
import { Form } from 'react-final-form';
import { useFirstFocus } from '../../../ui/dialog/useFirstFocus.ts';
import { FormColumn } from '../../forms/FormColumn.ts';
import { formErrorOf } from '../../forms/formError.ts';
import { focusFirstFault } from './focusFirstFault.ts';

interface PanelFormProps<Values extends object> {
  /** What the operator has against it, by field or `FORM_ERROR`; undefined: it went through. */
  onSubmit: (values: Values) => Promise<Record<string, string> | undefined>;
  initialValues?: Partial<Values>;
  /** `refusal` is what a `FormMessage` shows. */
  children: (state: { submitting: boolean; refusal: string | undefined }) => ReactNode;
}

/** The form of a panel. Its first field gets the focus when it comes, the first that complains when it is refused. */
export function PanelForm<Values extends object>({ onSubmit, children, ...rest }: PanelFormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const submit = async (values: Values) => {
    const faults = await onSubmit(values);
    const fields = Object.keys(faults ?? {}).filter((name) => name !== FORM_ERROR);
    if (faults) focusFirstFault(form.current, fields);
    return faults;
  };
  return (
    <Form<Values> onSubmit={submit} {...rest}>
      {({ handleSubmit, submitting = false, ...outcome }) => (
        <FormColumn
          ref={form}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event);
            focusFirstFault(form.current);
          }}
        >
          {children({ submitting, refusal: formErrorOf(outcome) })}
        </FormColumn>
      )}
    </Form>
  );
}
