import { useBrand } from '../../shared/brand/useBrand.ts';
import type { HeroFormat } from './heroFormat.ts';
import { Caption, Card, Kicker } from './parts/captionStyle.ts';

// Keeps the height of a line.
const space = '\u00a0';

/** Shows the brand's words and picture where those of the first banner follow. */
export function BrandHeadline({ format }: { format: HeroFormat }) {
  const { voice, pictures } = useBrand();
  return (
    <Card $format={format}>
      <img src={pictures.hero} alt="" data-emblem />
      <Caption $format={format}>
        {format === 'match' && <Kicker data-room>{space}</Kicker>}
        <strong>{voice.heroTitle}</strong>
        <span data-text>{voice.heroText}</span>
        <span data-room="button" />
      </Caption>
    </Card>
  );
}
