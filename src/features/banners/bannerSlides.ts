import type { Banner } from '../../shared/contract/content/banners.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';

const idLength = 32;

/** Tells an image id (32 characters without dashes) from a URL. */
export function isImageId(value: string): boolean {
  return value.replaceAll('-', '').length === idLength && !/[/.:?#]/.test(value);
}

export interface BannerSlide {
  key: string;
  desktop: string;
  mobile: string;
  link: string | null;
  // Null for a picture that contains its words.
  caption: BannerCaption | null;
}

export interface BannerCaption {
  title: string;
  text: string | null;
  action: string;
}

const defaultAction = 'Ver mais';

interface PictureSources {
  cdn: string;
  apiOrigin: string;
}

/** Resolves the pictures of banners and drops those without any. */
export function bannerSlides(banners: readonly Banner[], sources: PictureSources): BannerSlide[] {
  return banners.flatMap(({ id, image, image_mobile: imageMobile, link, ...words }) => {
    const desktop =
      pictureUrl(image, 'banDesktop', sources) ?? pictureUrl(imageMobile, 'banDesktop', sources);
    const mobile = pictureUrl(imageMobile, 'banMobile', sources) ?? pictureUrl(image, 'banMobile', sources);
    if (!desktop || !mobile) return [];
    return [{ key: id, desktop, mobile, link: link?.trim() || null, caption: captionOf(words) }];
  });
}

function captionOf({ title, text, action }: Pick<Banner, 'title' | 'text' | 'action'>): BannerCaption | null {
  const headline = title?.trim();
  if (!headline) return null;
  return { title: headline, text: text?.trim() || null, action: action?.trim() || defaultAction };
}

function pictureUrl(
  written: string | undefined,
  variant: 'banDesktop' | 'banMobile',
  { cdn, apiOrigin }: PictureSources,
): string | null {
  const image = written?.trim() ?? '';
  return isImageId(image) ? `${cdn}/${image}/${variant}` : assetUrl(image, apiOrigin);
}
