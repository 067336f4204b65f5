import type { Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { adviceFor, highestScore, type Step } from './selfTest.ts';

interface SelfTestResultProps {
  score: number;
  headingRef: Ref<HTMLHeadingElement>;
  onRestart: () => void;
}

const steps: Record<Step, { to: string; label: string }> = {
  limits: { to: '/user/protection', label: 'Definir limites' },
  pause: { to: '/user/protection/suspension', label: 'Fazer uma pausa' },
  exclusion: { to: '/user/protection/exclusion', label: 'Ver autoexclusão' },
  help: { to: '/ajuda', label: 'Falar com alguém' },
};

export function SelfTestResult({ score, headingRef, onRestart }: SelfTestResultProps) {
  const advice = adviceFor(score);
  return (
    <Column>
      <h2 ref={headingRef} tabIndex={-1}>
        {advice.title}
      </h2>
      <p>
        {score} de {highestScore} pontos
      </p>
      <p>{advice.text}</p>
      <Cluster $gap="s">
        {advice.steps.map((step, index) => (
          <ButtonLink key={step} to={steps[step].to} variant={index === 0 ? 'primary' : 'quiet'}>
            {steps[step].label}
          </ButtonLink>
        ))}
        <Button variant="quiet" onClick={onRestart}>
          Refazer o teste
        </Button>
      </Cluster>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};

  h2 + p {
    color: ${token('color.text-muted')};
  }
`;
