import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { StudioInput } from '../../../scripts/studio/studioApi.ts';
import { useEffectFor } from '../../../src/shared/state/useEffectFor.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Spinner } from '../../../src/ui/spinner/Spinner.tsx';
import { usePreviewMutation } from '../api/studioClient.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { type BridgeFont, useBridge } from './useBridge.ts';

export interface SiteFrameProps {
  // Origin and version of the brand's site.
  url: string;
  version: string;
  view: StudioInput<'preview'>;
  title: string;
  // CSS pixels of the site's own window.
  width: number;
  // Pixels on the studio's screen.
  boxWidth: number;
  boxHeight: number;
  // Only shows the home: no path, and no stop for the keyboard.
  bare?: boolean;
  properties?: Readonly<Record<string, string>>;
  texts?: Readonly<Record<string, string>>;
  fonts?: readonly BridgeFont[];
}

const nothing = {};
const noFonts: readonly BridgeFont[] = [];

/** Shows the brand's real site in a window of its own width, scaled to fit. */
export function SiteFrame({
  url,
  version,
  view,
  title,
  width,
  boxWidth,
  boxHeight,
  bare = false,
  properties = nothing,
  texts = nothing,
  fonts = noFonts,
}: SiteFrameProps) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [prepare, { data, error }] = usePreviewMutation();
  const { brand, path, player, data: dataState } = view;
  const [attempt, setAttempt] = useState(0);
  const prepareSite = useCallback(() => {
    const request = prepare({ brand, path, player, data: dataState });
    return () => request.abort();
  }, [prepare, brand, path, player, dataState]);
  useEffectFor(`${version} ${attempt}`, prepareSite);
  const shownPath = useBridge(frame, { origin: new URL(url).origin, properties, texts, fonts });
  const scale = Math.min(1, boxWidth / width);
  return (
    <Figure style={{ inlineSize: boxWidth }}>
      <Caption>
        <span>{width} px</span>
        {!bare && <Path>{shownPath ?? path}</Path>}
      </Caption>
      <Box inert={bare} style={{ blockSize: boxHeight }}>
        {error && <ErrorNote error={error} onRetry={() => setAttempt(attempt + 1)} />}
        {!data && !error && (
          <Waiting role="status" aria-label={t.preview.loading}>
            <Spinner />
          </Waiting>
        )}
        {data && (
          <iframe
            key={`${data.url} ${version} ${attempt}`}
            ref={frame}
            title={title}
            src={data.url}
            width={width}
            height={Math.round(boxHeight / scale)}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </Box>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${token('space.2xs')};
  align-content: start;
`;

const Caption = styled.figcaption`
  display: flex;
  justify-content: space-between;
  gap: ${token('space.xs')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Path = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Box = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.raised')};

  iframe {
    max-inline-size: none;
    transform-origin: 0 0;
  }
`;

const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
`;
