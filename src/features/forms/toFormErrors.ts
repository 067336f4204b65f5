import { FORM_ERROR } from 'final-form';
import { isHttpError } from '../../shared/http/httpError.ts';
import { type ErrorTexts, type MutationError, toUserMessage } from './toUserMessage.ts';

interface FormTexts extends ErrorTexts {
  // The form's name of a field by the request's name.
  fields?: Readonly<Record<string, string>>;
  // The field whose own error is shown instead of the form's.
  alone?: string;
  // The field that shows the form's error.
  formField?: string;
}

type FormErrors = Record<string, string>;

/** Maps the error of a mutation to the errors of a form: by field, and one of the whole form. */
export function toFormErrors(error: MutationError, texts: FormTexts): FormErrors {
  const { fields: names = {}, alone, formField = FORM_ERROR } = texts;
  const fields = formFields(error, texts, names);
  const own = alone === undefined ? undefined : fields[alone];
  if (alone !== undefined && own !== undefined) return { [alone]: own };
  return { ...fields, [formField]: toUserMessage(error, texts) };
}

function formFields(
  error: MutationError,
  { readsOutages }: ErrorTexts,
  names: Readonly<Record<string, string>>,
): FormErrors {
  if (!isHttpError(error) || error.kind !== 'http') return {};
  if (error.status >= 500 && !readsOutages) return {};
  const errors = Object.entries(error.fields);
  const renamed = errors.map(([name, message]) => [names[name] ?? name, message]);
  // A field's own error precedes that of its confirmation.
  return {
    ...Object.fromEntries(renamed),
    ...Object.fromEntries(errors.filter(([name]) => !(name in names))),
  };
}
