import { use } from 'react';
import { styled } from 'styled-components';
import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { BrandEditorContext } from '../editor/BrandEditor.ts';
import { problemInPortuguese } from '../texts/inPortuguese.ts';
import { useLanguage, useTexts } from '../texts/useTexts.ts';

/** Says a problem in the studio's language, with the exact message of `check` as a detail. */
export function ProblemText({ problem }: { problem: StudioProblem }) {
  const t = useTexts();
  const { language } = useLanguage();
  // The form of a new brand has no pages yet.
  const pages = use(BrandEditorContext)?.brand.legal;
  const { control, field, found, expected, message } = problem;
  const name =
    control?.kind === 'token'
      ? t.tokenLabel(control.token)
      : control?.kind === 'picture'
        ? t.pictures.kinds[control.picture]
        : control?.kind === 'field'
          ? t.fieldLabel(control.path)
          : control?.kind === 'voice'
            ? t.voiceLabel(control.name)
            : control?.kind === 'legal'
              ? (pages?.find(({ slug }) => slug === control.slug)?.title ?? `/${control.slug}`)
              : field;
  const required = /^at least ([\d.]+):1$/.exec(expected)?.[1];
  const own =
    required !== undefined
      ? t.checks.contrast(found, required)
      : language === 'pt-BR'
        ? problemInPortuguese(problem)
        : null;
  const detail = (
    <>
      {message} <code>{problem.line > 0 ? `${problem.file}:${problem.line}` : problem.file}</code>
    </>
  );
  return (
    <Text>
      <strong>{name}</strong>
      {own !== null && `: ${own}`}
      {own === null || language === 'en' ? (
        <Detail lang="en">{detail}</Detail>
      ) : (
        <details>
          <summary>{t.checks.detail}</summary>
          <Detail lang="en">{detail}</Detail>
        </details>
      )}
    </Text>
  );
}

const Text = styled.div`
  overflow-wrap: anywhere;

  summary {
    font-size: 0.875rem;
    cursor: pointer;
  }
`;

const Detail = styled.small`
  display: block;
  color: ${token('color.text')};
`;
