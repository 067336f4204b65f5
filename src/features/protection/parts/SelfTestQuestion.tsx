import { Field, useField } from 'react-final-form';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { answers } from './selfTest.ts';
import { Term, Terms } from './termFields.ts';

interface SelfTestQuestionProps {
  name: string;
  legend: string;
  // The result was asked for; an unanswered question says so.
  isMissing: boolean;
}

export function SelfTestQuestion({ name, legend, isMissing }: SelfTestQuestionProps) {
  const { input } = useField<string | undefined>(name, { subscription: { value: true } });
  const shows = isMissing && (input.value ?? '') === '';
  return (
    <Card>
      <Terms>
        <legend>
          {legend}
          {shows && <Missing>Falta responder.</Missing>}
        </legend>
        {answers.map((answer, points) => (
          <Term key={answer}>
            <Field name={name} type="radio" value={String(points)}>
              {({ input: radio }) => <input {...radio} />}
            </Field>
            {answer}
          </Term>
        ))}
      </Terms>
    </Card>
  );
}

const Missing = styled.strong`
  display: block;
  padding: ${token('space.2xs')} ${token('space.xs')};
  border-radius: ${token('radius.control')};
  background: ${token('color.danger-soft')};
  font-size: 0.875rem;
`;
