import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useCreateMutation } from '../api/studioClient.ts';
import { ProblemList } from '../checks/ProblemList.tsx';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { NameFields } from './NameFields.tsx';
import {
  createInput,
  missingStart,
  type NewBrandValues,
  storedValues,
  storeValues,
} from './newBrandValues.ts';
import { StartFields } from './StartFields.tsx';
import { usePalette } from './usePalette.ts';

/** Makes a brand that passes the check from a name and a color; everything else can follow in the editor. */
export function CreatePage() {
  const t = useTexts();
  const navigate = useNavigate();
  const [initial] = useState(() => storedValues(localStorage));
  const [create, { data, error, isLoading }] = useCreateMutation();
  const submit = async (values: NewBrandValues) => {
    const response = await create(createInput(values));
    if (response.data?.result !== 'created') return;
    storeValues(localStorage, undefined);
    const { brand, notes } = response.data;
    await navigate(`/brands/${brand}`, { state: { brand, notes } });
  };
  return (
    <Form<NewBrandValues> onSubmit={submit} initialValues={initial} subscription={{}}>
      {({ handleSubmit }) => (
        <Page
          onSubmit={(event) => {
            void handleSubmit(event);
          }}
        >
          <title>{`${t.create.title} · ${t.shell.title}`}</title>
          <h1>{t.create.title}</h1>
          <Columns>
            <div>
              <NameFields />
              <StartFields />
              <FormSpy<NewBrandValues> subscription={{ values: true }}>
                {({ values }) => <LayoutWithPalette values={values} />}
              </FormSpy>
              <CompanyFields />
            </div>
          </Columns>
          {error && <ErrorNote error={error} />}
          {data?.result === 'refused' && (
            <Note kind="danger" role="alert">
              {t.create.refused} <ServerText text={data.message} />
              <ProblemList problems={data.problems} />
            </Note>
          )}
          <FormSpy<NewBrandValues> subscription={{ values: true }}>
            {({ values }) => {
              const missing = missingStart(values);
              return (
                <>
                  <p role="status">{missing === undefined ? '' : t.create.missing[missing]}</p>
                  <Button
                    type="submit"
                    size="l"
                    loading={isLoading}
                    disabled={values.name.trim() === '' || values.id.trim() === '' || missing !== undefined}
                  >
                    {t.create.submit}
                  </Button>
                </>
              );
            }}
          </FormSpy>
          <FormSpy<NewBrandValues>
            subscription={{ values: true }}
            onChange={({ values }) => {
              if (values) storeValues(localStorage, values);
            }}
          />
        </Page>
      )}
    </Form>
  );
}

function LayoutWithPalette({ values }: { values: NewBrandValues }) {
  const palette = usePalette(values);
  return <LayoutChoice properties={palette.properties} />;
}

const Page = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token('space.m')};
  max-inline-size: 76rem;
  padding: ${token('space.l')};
`;

const Columns = styled.div`
  inline-size: 100%;

  > div {
    display: grid;
    gap: ${token('space.l')};
  }
`;
