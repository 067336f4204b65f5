import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { useEffectFor } from '../../../src/shared/state/useEffectFor.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Tabs } from '../../../src/ui/tabs/Tabs.tsx';
import { useBrandQuery } from '../api/studioClient.ts';
import { ChecksTab } from '../checks/ChecksTab.tsx';
import { ExampleNotes } from '../create/ExampleNotes.tsx';
import { type BrandDraft, changed } from '../draft/draftSlice.ts';
import { LegalTab } from '../legal/LegalTab.tsx';
import { PicturesTab } from '../pictures/PicturesTab.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { SettingsTab } from '../settings/SettingsTab.tsx';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { useStudioDispatch, useStudioSelector } from '../store/store.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ThemeTab } from '../theme/ThemeTab.tsx';
import { type BrandEditor, BrandEditorContext } from './BrandEditor.ts';
import { EditorBar } from './EditorBar.tsx';

const tabs = ['theme', 'pictures', 'settings', 'texts', 'checks'] as const;
export type EditorTab = (typeof tabs)[number];

const panels: Record<EditorTab, React.ComponentType> = {
  theme: ThemeTab,
  pictures: PicturesTab,
  settings: SettingsTab,
  texts: LegalTab,
  checks: ChecksTab,
};

// The environment that players see.
const environment = 'production';

const noChanges: BrandDraft['changes'] = {};
const noFields: ReadonlySet<string> = new Set();

export function EditorPage() {
  const t = useTexts();
  const { id = '', tab } = useParams();
  const navigate = useNavigate();
  const { data: brand, error, refetch } = useBrandQuery({ brand: id, environment });
  const selected = tabs.find((name) => name === tab) ?? 'theme';
  const dispatch = useStudioDispatch();
  const changes = useStudioSelector((state) => state.draft[id]?.changes ?? noChanges);

  const files = brand?.files;
  const change = useCallback<BrandEditor['change']>(
    (edits) => {
      if (files) dispatch(changed({ brand: id, files, edits: [...edits], atMs: Date.now() }));
    },
    [dispatch, id, files],
  );
  const [refused, setRefused] = useState<ReadonlySet<string>>(noFields);
  const refuse = useCallback<BrandEditor['refuse']>((field, isRefused) => {
    setRefused(
      (fields) => new Set([...fields].filter((other) => other !== field).concat(isRefused ? field : [])),
    );
  }, []);
  const editor = useMemo(
    () => (brand ? { brand, changes, edits: Object.values(changes), change, refused, refuse } : undefined),
    [brand, changes, change, refused, refuse],
  );
  // A link to a control scrolls by itself.
  const panelRef = useRef<HTMLElement>(null);
  const { hash, state } = useLocation();
  // Tabs and links replace the state of the location.
  const [created, setCreated] = useState(() => readCreated(state));
  const isLinked = hash !== '';
  const showTop = useCallback(() => {
    if (!isLinked) panelRef.current?.scrollTo({ top: 0 });
  }, [isLinked]);
  useEffectFor(selected, showTop);

  if (!editor)
    return error ? (
      <ErrorNote error={error} onRetry={refetch} />
    ) : (
      <LoadingScreen title={id} status={t.editor.loading} />
    );
  return (
    <BrandEditorContext value={editor}>
      <Page>
        <Top>
          <EditorBar />
          {created?.brand === id && created.notes.length > 0 && (
            <ExampleNotes brand={id} notes={created.notes} onClose={() => setCreated(undefined)} />
          )}
        </Top>
        <Panel ref={panelRef} aria-label={t.editor.controls}>
          <Tabs
            label={t.editor.tabs}
            selected={selected}
            onSelect={(key) => navigate(`/brands/${id}/${key}`, { replace: true })}
            tabs={tabs.map((key) => {
              const Content = panels[key];
              return { key, label: t.editor.tab[key], panel: <Content /> };
            })}
          />
        </Panel>
        <PreviewPane />
      </Page>
    </BrandEditorContext>
  );
}

const createdSchema = v.object({ brand: v.string(), notes: v.array(v.string()) });

function readCreated(state: unknown): v.InferOutput<typeof createdSchema> | undefined {
  const read = v.safeParse(createdSchema, state);
  return read.success ? read.output : undefined;
}

const Top = styled.div`
  grid-column: 1 / -1;
`;

const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(26rem, 30rem) minmax(0, 1fr);
  block-size: 100%;
`;

const Panel = styled.section`
  overflow: auto;
  padding: 0 ${token('space.m')} ${token('space.l')};
  border-inline-end: 1px solid ${token('color.border')};
  background: ${token('color.surface')};

  > div > [role='tablist'] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: ${token('color.surface')};
  }

  h2 {
    font-size: 1.0625rem;
  }

  [role='tab'] {
    padding-inline: ${token('space.s')};
  }
`;
