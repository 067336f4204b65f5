import { use } from 'react';
import { styled } from 'styled-components';
import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { BrandEditorContext } from '../editor/BrandEditor.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Says a problem in the studio's language, with the exact message of `check` below. */
export function ProblemText({ problem }: { problem: StudioProblem }) {
  const t = useTexts();
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
  return (
    <Text>
      <strong>{name}</strong>
      {required !== undefined && `: ${t.checks.contrast(found, required)}`}
      <Detail lang="en">
        {message} <code>{problem.line > 0 ? `${problem.file}:${problem.line}` : problem.file}</code>
      </Detail>
    </Text>
  );
}

const Text = styled.span`
  overflow-wrap: anywhere;
`;

const Detail = styled.small`
  display: block;
  color: ${token('color.text')};
`;
