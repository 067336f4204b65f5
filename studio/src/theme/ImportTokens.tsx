import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { SelectField } from '../../../src/ui/field/SelectField.tsx';
import { Cluster } from '../../../src/ui/layout/Cluster.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { Table } from '../../../src/ui/table/Table.tsx';
import { useImportTokensMutation } from '../api/studioClient.ts';
import { ProblemList } from '../checks/ProblemList.tsx';
import { editKey } from '../draft/editKey.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { DropZone } from '../pictures/DropZone.tsx';
import { readBase64 } from '../pictures/readBase64.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { ValueText } from './ValueText.tsx';

/** Reads an export of a design tool, proposes the mapping, and puts the changes into the draft. */
export function ImportTokens() {
  const t = useTexts();
  const { brand, edits, change } = useBrandEditor();
  const [file, setFile] = useState<{ name: string; content: string }>();
  const [send, { data, error, isLoading }] = useImportTokensMutation();
  const proposal = data?.proposal;

  const read = async (chosen: File) => {
    const content = await readBase64(chosen).catch(() => undefined);
    if (content === undefined) return;
    const upload = { name: chosen.name, content };
    setFile(upload);
    void send({ brand: brand.id, file: upload, edits });
  };
  const ask = (mode: string | null, tokens: Record<string, string> | undefined) => {
    if (file) void send({ brand: brand.id, file, edits, mode, tokens });
  };

  return (
    <section>
      <h2>{t.importing.title}</h2>
      <p>{t.importing.intro}</p>
      <DropZone
        label={t.importing.drop}
        accept=".json,.css,application/json,text/css"
        busy={isLoading}
        onFiles={([chosen]) => chosen && void read(chosen)}
      />
      <Dialog
        open={file !== undefined && (data !== undefined || error !== undefined)}
        title={t.importing.found(file?.name ?? '')}
        closeLabel={t.shell.close}
        size="l"
        onClose={() => setFile(undefined)}
        footer={
          <Cluster $justify="end">
            <Button
              disabled={!proposal || proposal.changes.length === 0}
              loading={isLoading}
              onClick={() => {
                if (proposal) change(proposal.edits.map((edit) => ({ key: editKey(edit), edit })));
                setFile(undefined);
              }}
            >
              {t.importing.apply(proposal?.changes.length ?? 0)}
            </Button>
          </Cluster>
        }
      >
        <Stack>
          {error && <ErrorNote error={error} />}
          {data && data.problems.length > 0 && (
            <Note kind="danger" role="alert">
              <ProblemList problems={data.problems} />
            </Note>
          )}
          {proposal && (
            <>
              {proposal.modes.length > 1 && (
                <SelectField
                  label={t.importing.mode}
                  value={proposal.mode ?? ''}
                  onChange={(event) => ask(event.target.value, undefined)}
                >
                  {proposal.modes.map((mode) => (
                    <option key={mode}>{mode}</option>
                  ))}
                </SelectField>
              )}
              <Table
                caption={t.importing.changes}
                rows={proposal.changes}
                rowKey={({ token: name }) => name}
                empty={<p>{t.importing.nothing}</p>}
                columns={[
                  { key: 'token', header: t.importing.token, cell: (row) => t.tokenLabel(row.token) },
                  {
                    key: 'from',
                    header: t.importing.from,
                    cell: (row) => (
                      <Source
                        aria-label={t.importing.sourceOf(t.tokenLabel(row.token))}
                        value={row.from}
                        onChange={(event) =>
                          ask(proposal.mode, { ...proposal.tokens, [row.token]: event.target.value })
                        }
                      >
                        {[...new Set([row.from, ...proposal.available])].map((name) => (
                          <option key={name}>{name}</option>
                        ))}
                      </Source>
                    ),
                  },
                  { key: 'before', header: t.editor.before, cell: (row) => <ValueText value={row.before} /> },
                  { key: 'after', header: t.editor.after, cell: (row) => <ValueText value={row.after} /> },
                ]}
              />
              {proposal.unmapped.length > 0 && (
                <Note kind="warning">
                  {t.importing.unmapped} {proposal.unmapped.map((name) => t.tokenLabel(name)).join(', ')}
                </Note>
              )}
            </>
          )}
        </Stack>
      </Dialog>
    </section>
  );
}

const Source = styled.select`
  max-inline-size: 16rem;
  padding: ${token('space.2xs')};
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.background')};
`;
