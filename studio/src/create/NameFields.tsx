import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { useCheckNewQuery } from '../api/studioClient.ts';
import { useDebounced } from '../editor/useDebounced.ts';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { TextInput } from './formFields.tsx';
import { Section, Two } from './Section.ts';

const settleMs = 300;

/** Takes name and id; the id follows the name until it is edited. */
export function NameFields() {
  const t = useTexts();
  const form = useForm();
  const name = useField<string>('name').input.value;
  const id = useField<string>('id');
  const settledName = useDebounced(name, settleMs);
  const settledId = useDebounced(id.input.value, settleMs);
  const { data: proposed } = useCheckNewQuery({ name: settledName }, { skip: settledName.trim() === '' });
  const { data: checked } = useCheckNewQuery({ id: settledId }, { skip: settledId.trim() === '' });
  const isEdited = id.meta.modified === true && id.meta.visited === true;
  const proposedId = proposed?.proposedId;
  useEffect(() => {
    if (!isEdited && proposedId != null) form.change('id', proposedId);
  }, [form, isEdited, proposedId]);
  const problem = settledId.trim() === '' ? null : checked?.id;
  return (
    <Section>
      <h2>{t.create.who}</h2>
      <Two>
        <TextInput name="name" label={t.create.name} autoComplete="off" required />
        <TextInput
          name="id"
          label={t.create.id}
          hint={t.create.idHint}
          error={problem == null ? undefined : <ServerText text={problem} />}
          autoComplete="off"
          spellCheck={false}
          required
        />
      </Two>
    </Section>
  );
}
