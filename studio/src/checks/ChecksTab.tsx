import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Cluster } from '../../../src/ui/layout/Cluster.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useCheckQuery, useFixMutation } from '../api/studioClient.ts';
import { editKey } from '../draft/editKey.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useDebounced } from '../editor/useDebounced.ts';
import { valueAt } from '../editor/valueAt.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { controlLink } from './controlLink.ts';
import { ProblemText } from './ProblemText.tsx';

const settleMs = 600;

// A color of the Design Tokens format is known by its hex.
function shownFix(after: unknown): unknown {
  return valueAt(after, ['hex']) ?? after;
}

/** Lists all problems of the brand with its unsaved changes, each with the way to its control. */
export function ChecksTab() {
  const t = useTexts();
  const { brand, edits, change } = useBrandEditor();
  const settled = useDebounced(edits, settleMs);
  const { currentData, error, isFetching, refetch } = useCheckQuery({ brand: brand.id, edits: settled });
  const [writeFix, fixing] = useFixMutation();
  const problems = currentData?.problems ?? brand.problems;
  const fixable = problems.flatMap(({ fix }) => (fix?.edit ? [fix.edit] : []));

  const list = (severity: StudioProblem['severity']) => {
    const rows = problems.filter((problem) => problem.severity === severity);
    if (rows.length === 0) return null;
    return (
      <section>
        <h2>{t.checks[severity](rows.length)}</h2>
        <List role="list">
          {rows.map((problem) => {
            const link = controlLink(brand.id, problem.control);
            const { fix } = problem;
            return (
              <li key={`${problem.file} ${problem.line} ${problem.column} ${problem.message}`}>
                <ProblemText problem={problem} />
                <Cluster $gap="xs">
                  {link !== undefined && <Link to={link}>{t.checks.show}</Link>}
                  {fix?.edit && (
                    <Button
                      size="s"
                      variant="quiet"
                      onClick={() => fix.edit && change([{ key: editKey(fix.edit), edit: fix.edit }])}
                    >
                      {t.checks.fix(shownFix(fix.after))}
                    </Button>
                  )}
                  {fix && !fix.edit && (
                    <Button
                      size="s"
                      variant="quiet"
                      loading={fixing.isLoading}
                      onClick={() => void writeFix({ brand: brand.id, ids: [fix.id], files: brand.files })}
                    >
                      {t.checks.fixFile(shownFix(fix.after))}
                    </Button>
                  )}
                </Cluster>
              </li>
            );
          })}
        </List>
      </section>
    );
  };

  return (
    <Stack>
      <Cluster $justify="space-between">
        <p role="status">{isFetching ? t.checks.running : t.checks.summary(problems.length)}</p>
        {fixable.length > 1 && (
          <Button size="s" onClick={() => change(fixable.map((edit) => ({ key: editKey(edit), edit })))}>
            {t.checks.fixAll(fixable.length)}
          </Button>
        )}
      </Cluster>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {fixing.error && <ErrorNote error={fixing.error} />}
      {fixing.data?.result === 'changed-on-disk' && <Note kind="warning">{t.checks.notFixed}</Note>}
      {!isFetching && !error && problems.length === 0 && <Note kind="success">{t.checks.none}</Note>}
      {list('error')}
      {list('warning')}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    gap: ${token('space.xs')};
    padding-block: ${token('space.s')};
    border-block-end: 1px solid ${token('color.border')};
  }
`;
