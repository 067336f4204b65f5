import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { FormMessage } from '../../ui/form-message/FormMessage.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SelfTestQuestion } from './parts/SelfTestQuestion.tsx';
import { SelfTestResult } from './parts/SelfTestResult.tsx';
import { questions } from './parts/selfTest.ts';

type Answers = Record<string, string>;

const isAnswered = (values: Answers) => questions.every((_, index) => values[`q${index}`] !== undefined);
const scoreOf = (values: Answers) => Object.values(values).reduce((sum, points) => sum + Number(points), 0);

/** Asks nine questions about the last year and gives advice; the answers stay in this page. */
export function SelfTestPage() {
  const [score, setScore] = useState<number | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (score === null) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [score]);

  const finish = (values: Answers) => {
    const whole = isAnswered(values);
    setIncomplete(!whole);
    if (whole) setScore(scoreOf(values));
  };
  return (
    <Stack $gap="l">
      <div>
        <h1>Autoteste</h1>
        <Lead>
          Nove perguntas sobre os últimos 12 meses. Leva dois minutos, e as respostas não saem do seu
          aparelho. O resultado é uma orientação, não um diagnóstico.
        </Lead>
      </div>
      <Form<Answers> onSubmit={finish}>
        {({ handleSubmit, form }) =>
          score === null ? (
            <Questions onSubmit={(event) => void handleSubmit(event)} noValidate>
              {questions.map((question, index) => (
                <SelfTestQuestion
                  key={question}
                  name={`q${index}`}
                  legend={`${index + 1}. ${question}`}
                  isMissing={isIncomplete}
                />
              ))}
              <FormMessage
                error={isIncomplete ? 'Responda a todas as perguntas para ver o resultado.' : undefined}
              />
              <Button type="submit" size="l">
                Ver resultado
              </Button>
            </Questions>
          ) : (
            <Card>
              <SelfTestResult
                score={score}
                headingRef={heading}
                onRestart={() => {
                  form.restart({});
                  setScore(null);
                }}
              />
            </Card>
          )
        }
      </Form>
      <Source>
        Questionário: Problem Gambling Severity Index (Ferris e Wynne, 2001). Autoteste previsto na Portaria
        SPA/MF 1.231/2024, art. 4º.
      </Source>
    </Stack>
  );
}

const Questions = styled.form`
  display: grid;
  gap: ${token('space.m')};
`;

const Lead = styled.p`
  max-inline-size: 44rem;
  padding-block-start: ${token('space.2xs')};
  color: ${token('color.text-muted')};
`;

const Source = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
`;
