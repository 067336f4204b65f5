import { type ReactNode, useState } from 'react';
import { Field, Form } from 'react-final-form';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Term, Terms } from './termFields.ts';

interface ClosingFormProps<Key extends string> {
  legend: string;
  terms: readonly { key: Key; label: string }[];
  // Label of the button that opens the review.
  action: string;
  review: (term: Key, onBack: () => void) => ReactNode;
}

// Letters that fit beside another term on a phone.
const shortLabel = 12;

export function ClosingForm<Key extends string>({ legend, terms, action, review }: ClosingFormProps<Key>) {
  const [reviewed, setReviewed] = useState<Key | null>(null);
  return (
    <>
      <Form<{ term?: Key }> onSubmit={({ term }) => setReviewed(term ?? null)}>
        {({ handleSubmit, values }) => (
          <Column onSubmit={(event) => void handleSubmit(event)} noValidate>
            <Terms $min={terms.some(({ label }) => label.length > shortLabel) ? '13.5rem' : '9rem'}>
              <legend>{legend}</legend>
              {terms.map(({ key, label }) => (
                <Term key={key}>
                  <Field name="term" type="radio" value={key}>
                    {({ input }) => <input {...input} />}
                  </Field>
                  {label}
                </Term>
              ))}
            </Terms>
            <Button type="submit" size="l" disabled={values.term === undefined}>
              {action}
            </Button>
          </Column>
        )}
      </Form>
      {/* Outside the form, because forms cannot nest. */}
      {reviewed !== null && review(reviewed, () => setReviewed(null))}
    </>
  );
}

const Column = styled.form`
  display: grid;
  gap: ${token('space.m')};
`;
