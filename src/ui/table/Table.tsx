import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { onPhone } from '../layout/screens.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  // `end` for numbers.
  align?: 'start' | 'end';
  // Cell in the two-line layout on phones; without it a row is a list of headers and values.
  phone?: PhonePlace;
}

// First line `title`, second line `note`, `amount` beside both.
type PhonePlace = 'title' | 'amount' | 'note';

interface TableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  // Heading of the group that a row belongs to; rows of a group follow each other.
  groupOf?: ((row: Row) => string) | undefined;
  // Shown instead of a table without rows.
  empty: ReactNode;
  // Old rows are shown while new ones load.
  busy?: boolean;
}

/** Renders a table; on phones each row is a card with headers, or two lines without. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, groupOf, empty, busy } = props;
  if (rows.length === 0) return <>{empty}</>;
  const isCompact = columns.every(({ phone }) => phone);
  return (
    <Sheet aria-busy={busy || undefined} data-compact={isCompact || undefined}>
      <caption>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header, align }) => (
            <Head key={key} scope="col" $align={align}>
              {header}
            </Head>
          ))}
        </tr>
      </thead>
      {groupsOf(rows, groupOf).map((group) => (
        <tbody key={group.heading ?? ''}>
          {group.heading !== undefined && (
            <tr data-group>
              <GroupHead role="rowheader" colSpan={columns.length} scope="rowgroup">
                {group.heading}
              </GroupHead>
            </tr>
          )}
          {group.rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, header, align, phone, cell }) => (
                <Cell key={key} $align={align} $place={phone}>
                  {!isCompact && <PhoneHeader aria-hidden="true">{header}</PhoneHeader>}
                  <span>{cell(row)}</span>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Sheet>
  );
}

interface Group<Row> {
  heading: string | undefined;
  rows: Row[];
}

function groupsOf<Row>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined): Group<Row>[] {
  const groups: Group<Row>[] = [];
  for (const row of rows) {
    const heading = groupOf?.(row);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  return groups;
}

const Sheet = styled.table`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  caption {
    padding-block-end: ${token('space.xs')};
    font-weight: 650;
    text-align: start;
  }

  tbody tr {
    border-block-start: 1px solid ${token('color.border')};
  }

  ${onPhone} {
    &,
    tbody,
    caption {
      display: block;
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody {
      display: grid;
      gap: ${token('space.xs')};
    }

    tbody tr {
      display: grid;
      gap: ${token('space.2xs')};
      padding: ${token('space.s')} ${token('space.m')};
      border: 1px solid ${token('color.border')};
      border-radius: ${token('radius.card')};
      background: ${token('color.surface')};
    }

    &[data-compact] tbody {
      gap: 0;
    }

    &[data-compact] tbody tr {
      grid-template: 'title amount' 'note amount' / minmax(0, 1fr) auto;
      gap: ${token('space.2xs')} ${token('space.m')};
      padding-inline: 0;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
    }

    && tbody tr[data-group] {
      display: block;
      padding: ${token('space.m')} 0 ${token('space.2xs')};
      border: 0;
      background: none;
    }
  }
`;

const GroupHead = styled.th`
  padding: ${token('space.m')} ${token('space.s')} ${token('space.2xs')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  font-weight: 650;
  text-align: start;

  ${onPhone} {
    display: block;
    padding: 0;
  }
`;

interface CellAppearance {
  $align: 'start' | 'end' | undefined;
}

const Head = styled.th<CellAppearance>`
  padding: ${token('space.xs')} ${token('space.s')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  font-weight: 600;
  text-align: ${({ $align = 'start' }) => $align};
`;

const inPlace: Readonly<Record<PhonePlace, ReturnType<typeof css>>> = {
  title: css`
    grid-area: title;
    text-align: start;
  `,
  amount: css`
    grid-area: amount;
    align-items: center;
    justify-content: flex-end;
    font-weight: 650;
  `,
  note: css`
    grid-area: note;
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
    text-align: start;
  `,
};

const Cell = styled.td<CellAppearance & { $place: PhonePlace | undefined }>`
  padding: ${token('space.s')};
  text-align: ${({ $align = 'start' }) => $align};
  vertical-align: middle;
  overflow-wrap: ${({ $align = 'start' }) => ($align === 'start' ? 'anywhere' : undefined)};

  ${onPhone} {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${token('space.m')};
    padding: 0;
    text-align: end;

    ${({ $place }) => $place && inPlace[$place]}
  }
`;

const PhoneHeader = styled.span`
  display: none;
  flex: none;
  color: ${token('color.text-muted')};
  font-size: 0.875rem;

  ${onPhone} {
    display: inline;
  }
`;
