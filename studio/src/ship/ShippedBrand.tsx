import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Card } from '../../../src/ui/card/Card.tsx';
import { Table } from '../../../src/ui/table/Table.tsx';
import { useDiffQuery } from '../api/studioClient.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { ValueText } from '../theme/ValueText.tsx';

interface ShippedBrandProps {
  id: string;
  reasons: readonly string[];
}

const noEdits: [] = [];

/** Says why a brand's artifact changes, with values, sizes and contrast before and after. */
export function ShippedBrand({ id, reasons }: ShippedBrandProps) {
  const t = useTexts();
  const { data, error } = useDiffQuery({ brand: id, since: 'main', edits: noEdits });
  const build = useDiffQuery({ brand: id, since: 'build', edits: noEdits });
  const difference = data?.difference;
  const sizes =
    (build.data?.difference ?? difference)?.sizes.filter(({ before, after }) => before !== after) ?? [];
  const contrast = (build.data?.difference ?? difference)?.contrast ?? [];
  const values = [
    ...(difference?.tokens.map((row) => ({ ...row, label: t.tokenLabel(row.token) })) ?? []),
    ...(difference?.fields.map((row) => ({ ...row, label: t.fieldLabel(row.field.split('.')) })) ?? []),
  ];
  return (
    <Card as="li" $padding="m">
      <Head>
        <Link to={`/brands/${id}`}>{id}</Link>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <ServerText text={reason} />
            </li>
          ))}
        </ul>
      </Head>
      {error && <ErrorNote error={error} />}
      {data?.message && (
        <p>
          <ServerText text={data.message} />
        </p>
      )}
      {values.length > 0 && (
        <details>
          <summary>{t.ship.values(values.length)}</summary>
          <Table
            caption={t.ship.values(values.length)}
            captionHidden
            rows={values}
            rowKey={({ label }) => label}
            empty={null}
            columns={[
              { key: 'label', header: t.editor.what, cell: ({ label }) => label },
              { key: 'before', header: t.editor.before, cell: ({ before }) => <ValueText value={before} /> },
              { key: 'after', header: t.editor.after, cell: ({ after }) => <ValueText value={after} /> },
            ]}
          />
        </details>
      )}
      {sizes.length > 0 && (
        <details>
          <summary>{build.data?.difference ? t.ship.sizesBuild : t.ship.sizesMain}</summary>
          <Table
            caption={t.ship.sizesBuild}
            captionHidden
            rows={sizes}
            rowKey={({ part }) => part}
            empty={null}
            columns={[
              { key: 'part', header: t.editor.what, cell: ({ part }) => part },
              { key: 'before', header: t.editor.before, align: 'end', cell: ({ before }) => t.bytes(before) },
              { key: 'after', header: t.editor.after, align: 'end', cell: ({ after }) => t.bytes(after) },
            ]}
          />
        </details>
      )}
      {contrast.length > 0 && (
        <details>
          <summary>{t.ship.contrast(contrast.length)}</summary>
          <Table
            caption={t.ship.contrast(contrast.length)}
            captionHidden
            rows={contrast}
            rowKey={({ foreground, background }) => `${foreground} ${background}`}
            empty={null}
            columns={[
              { key: 'where', header: t.editor.what, cell: ({ where }) => t.pairPlace(where) },
              { key: 'before', header: t.editor.before, align: 'end', cell: (row) => t.ratio(row.before) },
              { key: 'after', header: t.editor.after, align: 'end', cell: (row) => t.ratio(row.after) },
            ]}
          />
        </details>
      )}
    </Card>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: ${token('space.s')};

  a {
    font-weight: 650;
  }

  ul {
    padding-inline-start: ${token('space.m')};
  }
`;
