import { brandMark } from '../../sandbox/content/pictures/brandMark.ts';
import { type SandboxBrand, sandboxBrand } from '../../sandbox/tenants.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';

// Returns the operator's view of each brand.
export function sandboxBrands(brands: readonly ResolvedBrand[]): SandboxBrand[] {
  return brands.map(({ settings, voice, theme: { values, pictures, fonts } }) => {
    const font = fonts.find(({ family }) => values['font.body'].includes(family));
    return sandboxBrand(settings, {
      layout: settings.layout,
      home: settings.home ?? undefined,
      colours: {
        background: values['color.background'],
        surface: values['color.surface'],
        text: values['color.text'],
        primary: values['color.primary'],
        onPrimary: values['color.on-primary'],
        secondary: values['color.secondary'],
      },
      radius: values['radius.control'],
      hero: { title: voice.heroTitle, text: voice.heroText },
      logo: { contentType: 'image/svg+xml', bytes: new Uint8Array(pictures.logo.bytes) },
      mark: brandMark(Buffer.from(pictures.favicon.bytes).toString('utf8')),
      font: font?.files[0] ? new Uint8Array(font.files[0].bytes) : null,
    });
  });
}
