import { useField, useForm } from 'react-final-form';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { isWholeCpf } from '../fieldRules.ts';
import { birthdayDigits } from './birthday.ts';
import { BoundMaskedField } from './RegisterFields.tsx';
import { type LookUp, useDocumentLookUp } from './useDocumentLookUp.ts';

// The tax number fills name and birthday.
export function DocumentField() {
  const form = useForm();
  const { input } = useField<string>('document', { subscription: { value: true } });
  const { input: name } = useField<string>('name', { subscription: { value: true } });
  const lookUp = useDocumentLookUp(input.value, {
    onFound: ({ name, birthday }) =>
      form.batch(() => {
        form.change('name', name);
        if (birthdayDigits(birthday)) form.change('birthday', birthdayDigits(birthday));
      }),
    onCleared: () =>
      form.batch(() => {
        form.change('name', '');
        form.change('birthday', '');
      }),
  });
  return (
    <BoundMaskedField
      name="document"
      label="CPF"
      mask="###.###.###-##"
      autoComplete="off"
      placeholder="000.000.000-00"
      validate={isWholeCpf}
      error={'message' in lookUp ? lookUp.message : undefined}
      hint={hintOf(lookUp, Boolean(name.value))}
      suffix={lookUp.state === 'looking' ? <Spinner /> : undefined}
      data-autofocus
    />
  );
}

// Nothing is left to fill in once the name is there.
const hintOf = ({ state }: LookUp, hasName: boolean) =>
  state === 'idle' && hasName ? hints.filled : (hints[state] ?? hints.idle);

// Without one of its own, a state has an error, which takes the same room.
const hints: Partial<Record<LookUp['state'] | 'filled', string>> = {
  idle: 'O CPF preenche nome e nascimento.',
  looking: 'Consultando…',
  filled: 'Confira nome e nascimento.',
  found: 'Nome e nascimento preenchidos.',
};
