import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { BrandSummary } from '../../../scripts/studio/studioModels.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Badge } from '../../../src/ui/badge/Badge.tsx';
import { CheckboxField } from '../../../src/ui/field/CheckboxField.tsx';
import { Cluster } from '../../../src/ui/layout/Cluster.tsx';
import { useInView } from '../../../src/ui/lazy/useInView.ts';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useStateQuery } from '../api/studioClient.ts';
import { SiteFrame } from '../preview/SiteFrame.tsx';
import { useRoom } from '../preview/useRoom.ts';
import { useStudioSelector } from '../store/store.ts';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface BrandCardProps {
  brand: BrandSummary;
  chosen: boolean;
  canChoose: boolean;
  onChoose: () => void;
}

// Pixels on the studio's screen.
const height = 250;
const gap = 12;
const phoneWidth = 116;

const boxesIn = (width: number) => [
  { width: 390, boxWidth: phoneWidth },
  { width: 1440, boxWidth: width - phoneWidth - gap },
];

/** Shows a brand's real home on a phone and a desk, with its state. */
export function BrandCard({ brand, chosen, canChoose, onChoose }: BrandCardProps) {
  const t = useTexts();
  const { data: state } = useStateQuery({});
  const site = state?.sites[brand.id] ?? brand.site;
  const unsaved = useStudioSelector((store) => Object.keys(store.draft[brand.id]?.changes ?? {}).length);
  const { ref, room } = useRoom();
  const inView = useInView(ref);
  const { closestContrast } = brand;
  return (
    <Card>
      <Head>
        <h2>
          <Link to={`/brands/${brand.id}`}>{brand.name}</Link>
        </h2>
        <code>{brand.id}</code>
        <Link to={`/brands/${brand.id}?page=*`} aria-label={t.brands.sheetOf(brand.name)}>
          {t.brands.sheet}
        </Link>
        <CheckboxField
          label={t.brands.choose(brand.name)}
          checked={chosen}
          disabled={!canChoose}
          onChange={onChoose}
          reserveMessage={false}
        />
      </Head>
      <Frames ref={ref}>
        {site.state === 'failed' && (
          <Note kind="danger">
            {t.preview.failed} <ServerText text={site.message ?? ''} />
          </Note>
        )}
        {site.state === 'building' && <Note>{t.preview.building}</Note>}
        {inView &&
          site.state === 'ready' &&
          room.width > 0 &&
          boxesIn(room.width).map(({ width, boxWidth }) => (
            <SiteFrame
              key={width}
              url={site.url}
              version={site.version}
              view={{ brand: brand.id, path: '/', player: 'guest', data: 'ready' }}
              title={t.preview.frame(brand.name, width)}
              width={width}
              boxWidth={boxWidth}
              boxHeight={height}
              bare
            />
          ))}
      </Frames>
      <Cluster $gap="2xs">
        {brand.errors > 0 && <Badge $kind="danger">{t.checks.error(brand.errors)}</Badge>}
        {brand.warnings > 0 && <Badge $kind="warning">{t.checks.warning(brand.warnings)}</Badge>}
        {brand.errors === 0 && <Badge $kind="success">{t.brands.passes}</Badge>}
        {closestContrast && (
          <Badge>
            {t.brands.contrast(t.ratio(closestContrast.ratio), t.ratio(closestContrast.required))}
          </Badge>
        )}
        <Badge>{t.bytes(brand.bytes)}</Badge>
        {brand.extends !== null && <Badge>{t.brands.extends(brand.extends)}</Badge>}
        {brand.jurisdiction === 'br' && <Badge>{t.brands.lawful}</Badge>}
        {brand.changed === true && <Badge $kind="primary">{t.brands.changed}</Badge>}
        {unsaved > 0 && <Badge $kind="primary">{t.brands.unsaved(unsaved)}</Badge>}
      </Cluster>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${token('space.xs')};
  padding: ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  list-style: none;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};

  h2 {
    font-size: 1.25rem;
  }

  code {
    flex: 1;
    color: ${token('color.text-muted')};
  }
`;

const Frames = styled.div`
  display: flex;
  gap: ${gap}px;
  min-block-size: ${height + 28}px;
`;
