import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { SmallLines } from '../../../src/ui/note/SmallLines.ts';
import { ProblemText } from './ProblemText.tsx';

/** Lists problems of one brand inside a note. */
export function ProblemList({ problems }: { problems: readonly StudioProblem[] }) {
  return (
    <SmallLines>
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.line} ${problem.message}`}>
          <ProblemText problem={problem} />
        </li>
      ))}
    </SmallLines>
  );
}
