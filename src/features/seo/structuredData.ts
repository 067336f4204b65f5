import type { BrandRecord } from '../../shared/brand/brandRecord.ts';

export interface Crumb {
  name: string;
  // On this site.
  path: string;
}

export interface DescribedGame {
  name: string;
  path: string;
  // Absolute URL.
  image?: string | undefined;
  // Absent for games of the site itself.
  studio?: string | undefined;
}

export interface StructuredPage {
  brand: Pick<BrandRecord, 'name' | 'origin' | 'company'>;
  site: { title: string; logo: string };
  // URLs of the operator's social profiles.
  profiles: readonly string[];
  // From below home to the page itself; empty on home.
  crumbs: readonly Crumb[];
  game?: DescribedGame | null;
}

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Builds schema.org data: the organization, the site, breadcrumbs and the game. */
export function structuredData({ brand, site, profiles, crumbs, game }: StructuredPage): object {
  const { origin, company } = brand;
  const urlOf = (path: string) => new URL(path, origin).href;
  const organization = { '@id': `${origin}/#organization` };
  const things: Thing[] = [
    {
      '@type': 'Organization',
      ...organization,
      name: brand.name,
      legalName: company.legalName,
      taxID: company.document,
      url: urlOf('/'),
      logo: urlOf(site.logo),
      address: company.address,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: company.support.phone,
        email: company.support.email,
        availableLanguage: 'pt-BR',
      },
      sameAs: profiles.length > 0 ? profiles : undefined,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: site.title,
      url: urlOf('/'),
      inLanguage: 'pt-BR',
      publisher: organization,
    },
  ];
  if (crumbs.length > 0) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Início', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: urlOf(path),
      })),
    });
  }
  if (game) {
    things.push({
      '@type': 'Game',
      name: game.name,
      url: urlOf(game.path),
      image: game.image,
      inLanguage: 'pt-BR',
      publisher: organization,
      creator: game.studio === undefined ? organization : { '@type': 'Organization', name: game.studio },
      audience: { '@type': 'PeopleAudience', requiredMinAge: 18 },
    });
  }
  return { '@context': 'https://schema.org', '@graph': things };
}

export const structuredDataId = 'structured-data';

/** Serializes data for a script element, escaping characters that could end it. */
export function structuredText(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
