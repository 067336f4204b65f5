import { type ReactNode, useState } from 'react';
import { Field, Form } from 'react-final-form';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { withHover } from '../../../ui/layout/screens.ts';

interface ClosingFormProps<Key extends string> {
  legend: string;
  terms: readonly { key: Key; label: string }[];
  /** The button that leads to the review. */
  action: string;
  review: (term: Key, onBack: () => void) => ReactNode;
}

/** A term to choose, then a look at what it means before it holds. */
export function ClosingForm<Key extends string>({ legend, terms, action, review }: ClosingFormProps<Key>) {
  const [reviewed, setReviewed] = useState<Key | null>(null);
  return (
    <>
      <Form<{ term?: Key }> onSubmit={({ term }) => setReviewed(term ?? null)}>
        {({ handleSubmit, values }) => (
          <Column onSubmit={(event) => void handleSubmit(event)} noValidate>
            <Terms>
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
      {/* It has a form of its own, and forms do not stand in one another. */}
      {reviewed !== null && review(reviewed, () => setReviewed(null))}
    </>
  );
}

const Column = styled.form`
  display: grid;
  gap: ${token('space.m')};
`;

const Terms = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${token('space.xs')};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    padding-block-end: ${token('space.xs')};
    font-weight: 600;
  }
`;

const Term = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  min-block-size: 3rem;
  padding-inline: ${token('space.m')};
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  input {
    accent-color: ${token('color.primary')};
  }

  &:has(:checked) {
    border-color: ${token('color.primary')};
    background: ${token('color.primary-soft')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 1px;
  }

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
    }
  }
`;
