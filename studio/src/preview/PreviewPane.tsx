import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { dataStates, playerStates } from '../../../scripts/studio/studioApi.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useStateQuery } from '../api/studioClient.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useDraftFonts } from '../fonts/useDraftFonts.ts';
import { useFontFaces } from '../fonts/useFontFaces.ts';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { useDraftTheme } from '../theme/useDraftTheme.ts';
import { useDraftVoice } from '../voice/useDraftVoice.ts';
import { ContactSheet } from './ContactSheet.tsx';
import { type FrameWidth, frameBoxes, frameWidths } from './frameSizes.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { SmallSelect } from './SmallSelect.tsx';
import { useRoom } from './useRoom.ts';

// The choice of the page picker that shows the contact sheet.
const everyPage = '*';

const gap = 16;
const captionHeight = 24;

/** Shows the brand's site with unsaved changes at several widths, on any page, for any player. */
export function PreviewPane() {
  const t = useTexts();
  const { brand } = useBrandEditor();
  const { properties } = useDraftTheme();
  const texts = useDraftVoice();
  const fonts = useDraftFonts();
  useFontFaces(fonts);
  const { data: state } = useStateQuery({});
  const site = state?.sites[brand.id] ?? brand.site;
  const [search] = useSearchParams();
  const [path, setPath] = useState(search.get('page') ?? '/');
  const [player, setPlayer] = useState<(typeof playerStates)[number]>('guest');
  const [data, setData] = useState<(typeof dataStates)[number]>('ready');
  const [widths, setWidths] = useState<readonly FrameWidth[]>([390, 1440]);
  const { ref, room } = useRoom();

  const toggle = (width: FrameWidth) =>
    setWidths((current) => {
      const next = current.includes(width) ? current.filter((other) => other !== width) : [...current, width];
      return next.length === 0 ? current : next;
    });

  return (
    <Pane aria-label={t.preview.title}>
      <Bar>
        <SmallSelect label={t.preview.page} value={path} onChange={setPath}>
          <option value={everyPage}>{t.preview.sheet}</option>
          {brand.pages.map((page) => (
            <option key={page.id} value={page.path}>
              {page.title} · {page.path}
            </option>
          ))}
        </SmallSelect>
        <SmallSelect label={t.preview.player} value={player} onChange={setPlayer}>
          {playerStates.map((name) => (
            <option key={name} value={name}>
              {t.preview.players[name]}
            </option>
          ))}
        </SmallSelect>
        <SmallSelect label={t.preview.data} value={data} onChange={setData}>
          {dataStates.map((name) => (
            <option key={name} value={name}>
              {t.preview.dataStates[name]}
            </option>
          ))}
        </SmallSelect>
        <Widths role="group" aria-label={t.preview.widths}>
          {frameWidths.map((width) => (
            <button
              key={width}
              type="button"
              aria-pressed={widths.includes(width)}
              onClick={() => toggle(width)}
            >
              {width}
            </button>
          ))}
        </Widths>
      </Bar>
      {site.state === 'building' && <Note role="status">{t.preview.building}</Note>}
      {site.state === 'failed' && (
        <Note kind="danger" role="alert">
          {t.preview.failed}{' '}
          <Reason>
            <ServerText text={site.message ?? ''} />
          </Reason>
        </Note>
      )}
      <Stage ref={ref}>
        {path === everyPage && room.width > 0 && site.state !== 'failed' && (
          <ContactSheet
            brand={brand}
            url={site.url}
            version={site.version}
            view={{ player, data }}
            widths={widths}
            room={room.width}
            properties={properties}
            texts={texts}
            fonts={fonts}
            onPick={setPath}
          />
        )}
        {path !== everyPage &&
          room.width > 0 &&
          site.state !== 'failed' &&
          frameBoxes(widths, room, gap).map(({ width, boxWidth }) => (
            <SiteFrame
              key={width}
              url={site.url}
              version={site.version}
              view={{ brand: brand.id, path, player, data }}
              title={t.preview.frame(brand.name, width)}
              width={width}
              boxWidth={boxWidth}
              boxHeight={room.height - captionHeight}
              properties={properties}
              texts={texts}
              fonts={fonts}
            />
          ))}
      </Stage>
    </Pane>
  );
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space.s')};
  min-inline-size: 0;
  min-block-size: 0;
  padding: ${token('space.s')} ${token('space.m')} ${token('space.m')};
`;

const Bar = styled.div`
  display: flex;
  align-items: end;
  gap: ${token('space.s')};
`;

const Widths = styled.div`
  display: flex;
  margin-inline-start: auto;

  button {
    min-block-size: 2.25rem;
    padding-inline: ${token('space.s')};
    border: 1px solid ${token('color.control-border')};
    background: ${token('color.surface')};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }

  button + button {
    border-inline-start-width: 0;
  }

  button:first-child {
    border-radius: ${token('radius.control')} 0 0 ${token('radius.control')};
  }

  button:last-child {
    border-radius: 0 ${token('radius.control')} ${token('radius.control')} 0;
  }

  button[aria-pressed='true'] {
    background: ${token('color.primary')};
    color: ${token('color.on-primary')};
  }
`;

const Reason = styled.span`
  display: block;
  max-block-size: 8rem;
  overflow: auto;
`;

const Stage = styled.div`
  display: flex;
  flex: 1;
  gap: ${gap}px;
  justify-content: center;
  min-block-size: 0;
  overflow: hidden;
`;
