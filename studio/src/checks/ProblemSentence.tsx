import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { problemInPortuguese } from '../texts/inPortuguese.ts';
import { useLanguage } from '../texts/useTexts.ts';

/** Says a problem beside its control, in the studio's language where the catalog has its words. */
export function ProblemSentence({ problem }: { problem: StudioProblem }) {
  const { language } = useLanguage();
  const own = language === 'pt-BR' ? problemInPortuguese(problem) : null;
  return own ?? <span lang="en">{problem.message}</span>;
}
