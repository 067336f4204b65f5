import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Note } from '../../../src/ui/note/Note.tsx';
import { Skeleton } from '../../../src/ui/skeleton/Skeleton.tsx';
import { Tabs } from '../../../src/ui/tabs/Tabs.tsx';
import { useBrandQuery, useProjectQuery } from '../api/studioClient.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useFocusControl } from '../editor/useFocusControl.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { SettingsForm } from './SettingsForm.tsx';

const everywhere = 'every-environment';

/** Shows the brand's record: what holds everywhere, and what each environment changes. */
export function SettingsTab() {
  const t = useTexts();
  const { data: project } = useProjectQuery({});
  const { brand } = useBrandEditor();
  const [search] = useSearchParams();
  const linked = search.get('environment');
  const [selected, setSelected] = useState(linked ?? everywhere);
  const { isSuccess } = useBrandQuery(linked === null ? skipToken : { brand: brand.id, environment: linked });
  const environments = project?.environments ?? [];
  useFocusControl(linked === null || (isSuccess && environments.includes(linked)));
  return (
    <Nested>
      <Note>{t.settings.intro}</Note>
      <Tabs
        label={t.settings.environments}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { key: everywhere, label: t.settings.everywhere, panel: <SettingsForm environment={null} /> },
          ...environments.map((name) => ({
            key: name,
            label: name,
            panel: <EnvironmentForm key={name} environment={name} />,
          })),
        ]}
      />
    </Nested>
  );
}

function EnvironmentForm({ environment }: { environment: string }) {
  const { brand } = useBrandEditor();
  const { currentData, error, refetch } = useBrandQuery({ brand: brand.id, environment });
  if (error) return <ErrorNote error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton count={5} status={environment} />;
  return <SettingsForm environment={environment} settings={currentData.settings} />;
}

const Nested = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;
