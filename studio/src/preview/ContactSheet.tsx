import { useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import type { BrandData } from '../editor/BrandEditor.ts';
import { useTexts } from '../texts/useTexts.ts';
import { type FrameWidth, frameBoxes } from './frameSizes.ts';
import { SiteFrame, type SiteFrameProps } from './SiteFrame.tsx';
import { useOnScreen } from './useOnScreen.ts';

type Page = BrandData['pages'][number];

interface ContactSheetProps
  extends Pick<SiteFrameProps, 'url' | 'version' | 'properties' | 'texts' | 'fonts'> {
  brand: Pick<BrandData, 'id' | 'name' | 'pages'>;
  view: Pick<SiteFrameProps['view'], 'player' | 'data'>;
  widths: readonly FrameWidth[];
  // Pixels of the studio's screen.
  room: number;
  onPick: (path: string) => void;
}

const gap = 12;
const height = 260;
// Pixels that one width takes at least.
const narrowest = 170;

/** Shows every page of the brand, small and alive, with unsaved changes. */
export function ContactSheet({ brand, widths, room, ...rest }: ContactSheetProps) {
  const t = useTexts();
  const wanted = narrowest * widths.length * (widths.length > 1 ? 1.5 : 1);
  const columns = Math.max(1, Math.floor((room + gap) / (wanted + gap)));
  const width = Math.floor((room - gap * (columns - 1)) / columns);
  return (
    <Pages aria-label={t.preview.sheet} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {brand.pages.map((page) => (
        <PageCard key={page.id} page={page} brand={brand} widths={widths} room={width} {...rest} />
      ))}
    </Pages>
  );
}

function PageCard({ page, brand, view, widths, room, onPick, ...site }: ContactSheetProps & { page: Page }) {
  const t = useTexts();
  const frames = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(frames);
  return (
    <li>
      <button type="button" onClick={() => onPick(page.path)}>
        {page.title} <code>{page.path}</code>
      </button>
      <Frames ref={frames}>
        {onScreen &&
          frameBoxes(widths, { width: room, height }, gap).map(({ width, boxWidth }) => (
            <SiteFrame
              key={width}
              view={{ brand: brand.id, path: page.path, ...view }}
              title={`${page.title}: ${t.preview.frame(brand.name, width)}`}
              width={width}
              boxWidth={boxWidth}
              boxHeight={height}
              bare
              {...site}
            />
          ))}
      </Frames>
    </li>
  );
}

const Pages = styled.ul`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${token('space.m')} ${gap}px;
  overflow: auto;

  li {
    display: grid;
    gap: ${token('space.2xs')};
    min-inline-size: 0;
    list-style: none;
  }

  button {
    overflow: hidden;
    font-weight: 600;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  button:hover {
    text-decoration: underline;
  }

  code {
    color: ${token('color.text-muted')};
    font-weight: 400;
  }
`;

const Frames = styled.div`
  display: flex;
  gap: ${gap}px;
  min-block-size: ${height + 28}px;
`;
