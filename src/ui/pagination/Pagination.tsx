import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { onPhone, withHover } from '../layout/screens.ts';

interface PaginationProps {
  // Label of the landmark, as in `Páginas de transações`.
  label: string;
  // From 1.
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  // As in page => `Página ${page}`.
  pageLabel: (page: number) => string;
}

export function Pagination({
  label,
  page,
  pages,
  onPageChange,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) {
  return (
    <nav aria-label={label}>
      <List role="list">
        <li>
          <IconButton
            aria-label={previousLabel}
            icon={<Icon name="chevron-left" />}
            // `disabled` would drop the keyboard focus at the first and the last page.
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPageChange(page - 1)}
          />
        </li>
        {pageRange(page, pages).map((entry, position) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most one gap on each side of the current page
            <Gap key={`gap-${position}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={entry}>
              <PageButton
                type="button"
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPageChange(entry)}
              >
                {entry}
              </PageButton>
            </li>
          ),
        )}
        <li>
          <IconButton
            aria-label={nextLabel}
            icon={<Icon name="chevron-right" />}
            aria-disabled={page >= pages}
            onClick={() => page < pages && onPageChange(page + 1)}
          />
        </li>
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2xs')};

  [aria-disabled='true'] {
    opacity: 0.4;
  }

  ${onPhone} {
    gap: 0;

    button {
      inline-size: auto;
      min-inline-size: 2.25rem;
    }
  }
`;

const Gap = styled.li`
  inline-size: 0.875rem;
  text-align: center;
  color: ${token('color.text-muted')};
`;

const PageButton = styled.button`
  min-inline-size: 2.5rem;
  min-block-size: 2.5rem;
  padding-inline: ${token('space.xs')};
  border-radius: ${token('radius.control')};
  font-variant-numeric: tabular-nums;

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
    }
  }

  &[aria-current='page'] {
    background: ${token('color.primary')};
    color: ${token('color.on-primary')};
    font-weight: 700;
  }
`;

/** Lists the pages around `current` (from 1) with the first and the last; a `gap` replaces at least two. */
export function pageRange(current: number, pages: number): (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let previous = 0;
  for (let page = 1; page <= pages; page += 1) {
    if (page !== 1 && page !== pages && Math.abs(page - current) > 1) continue;
    if (page - previous === 2) shown.push(page - 1);
    else if (page - previous > 2) shown.push('gap');
    shown.push(page);
    previous = page;
  }
  return shown;
}
