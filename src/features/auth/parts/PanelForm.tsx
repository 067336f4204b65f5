import { FORM_ERROR } from 'final-form';
import { type ReactNode, useRef } from 'react';
import { Form } from 'react-final-form';
import { useFirstFocus } from '../../../ui/dialog/useFirstFocus.ts';
import { FormColumn } from '../../forms/FormColumn.ts';
import { formErrorOf } from '../../forms/formError.ts';
import { focusFirstError } from './focusFirstError.ts';

interface PanelFormProps<Values extends object> {
  // Returns errors by field or `FORM_ERROR`; undefined on success.
  onSubmit: (values: Values) => Promise<Record<string, string> | undefined>;
  initialValues?: Partial<Values>;
  // `refusal` is the text of a `FormMessage`.
  children: (state: { submitting: boolean; refusal: string | undefined }) => ReactNode;
}

/** Renders a panel's form and focuses its first field, or the first invalid one after a refusal. */
export function PanelForm<Values extends object>({ onSubmit, children, ...rest }: PanelFormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const submit = async (values: Values) => {
    const errors = await onSubmit(values);
    const fields = Object.keys(errors ?? {}).filter((name) => name !== FORM_ERROR);
    if (errors) focusFirstError(form.current, fields);
    return errors;
  };
  return (
    <Form<Values> onSubmit={submit} {...rest}>
      {({ handleSubmit, submitting = false, hasValidationErrors = false, ...outcome }) => (
        <FormColumn
          ref={form}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event);
            // A valid form may show other fields next, which are not wrong because they are empty.
            if (hasValidationErrors) focusFirstError(form.current);
          }}
        >
          {children({ submitting, refusal: formErrorOf(outcome) })}
        </FormColumn>
      )}
    </Form>
  );
}
