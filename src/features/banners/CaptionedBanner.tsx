import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { type ButtonAppearance, buttonStyle } from '../../ui/button/buttonStyle.ts';
import { AspectImage } from '../../ui/image/AspectImage.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { bannerAction } from './bannerAction.ts';
import type { BannerCaption, BannerSlide } from './bannerSlides.ts';
import type { HeroFormat } from './heroFormat.ts';
import { BannerLink } from './parts/BannerLink.tsx';
import { Caption, Card, Kicker } from './parts/captionStyle.ts';

interface CaptionedBannerProps {
  slide: BannerSlide;
  caption: BannerCaption;
  format: HeroFormat;
  priority: boolean;
}

/** Shows a banner's words as text over its picture; the button's area is the whole banner. */
export function CaptionedBanner({ slide, caption, format, priority }: CaptionedBannerProps) {
  const action = bannerAction(slide.link, useBrand().origin);
  const routeId = action.kind === 'page' ? routeOfPath(action.path) : null;
  return (
    <Card $format={format}>
      <AspectImage src={slide.desktop} phoneSrc={slide.mobile} alt="" priority={priority} />
      <Caption $format={format}>
        {format === 'match' && routeId && <Kicker>{routeEntry(routeId).title}</Kicker>}
        <strong>{caption.title}</strong>
        {caption.text && <span data-text>{caption.text}</span>}
        {action.kind !== 'none' && (
          <Action link={slide.link} $variant="primary" $size="s" $wide={false}>
            {caption.action}
            {action.kind === 'outside' && (
              <>
                <span aria-hidden="true">↗</span>
                <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
              </>
            )}
          </Action>
        )}
      </Caption>
    </Card>
  );
}

// Without a position of its own or of the caption, the whole banner is the area of the button,
// which must not become smaller while it is pressed.
const Action = styled(BannerLink)<ButtonAppearance>`
  ${buttonStyle}

  /* Inside the button, because the picture behind it has any color. */
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }

  &&&&,
  &&&&:active {
    position: static;
    transform: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
