import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { isInForce } from '../../../src/shared/brand/datedRules.ts';
import type { Problem } from '../problem.ts';
import type { LegalText } from './legalText.ts';

// Slugs of the legal pages that every `br` brand publishes.
const lawfulPages: readonly string[] = [
  'jogo-responsavel',
  'pessoas-impedidas',
  'politica-de-cookies',
  'politica-de-privacidade',
  'politica-kyc',
  'regras-de-apostas',
  'termos-de-uso',
];

/** Returns the slugs of the legal pages that the brand has to publish. */
export function mandatoryPages(settings: BrandSettings): readonly string[] {
  return isInForce('legalPages', settings, new Date()) ? lawfulPages : [];
}

// Tells whether a page has no text besides its headings.
function isEmptied(html: string): boolean {
  const text = html.replace(/<h(\d)[^>]*>.*?<\/h\1>/gs, '').replace(/<[^>]*>/g, '');
  return text.trim() === '';
}

/** Reports mandatory legal pages of a `br` brand that are missing or say nothing. */
export function checkMandatoryPages(
  settings: BrandSettings,
  texts: readonly LegalText[],
  themePlace: Pick<Problem, 'file' | 'line' | 'column'>,
  problems: Problem[],
): void {
  const brand = settings.id;
  for (const slug of mandatoryPages(settings)) {
    const text = texts.find((candidate) => candidate.slug === slug);
    const expected = `"legal/${slug}.md" with the text of the page`;
    if (!text)
      problems.push({
        ...themePlace,
        brand,
        field: 'theme',
        found: `no "legal/${slug}.md"`,
        expected,
        message: `the theme package has no page /${slug}, which jurisdiction "br" makes mandatory`,
      });
    // A text without any content is already reported as an error of the file.
    else if (text.template() !== '' && isEmptied(text.page(settings).html))
      problems.push({
        file: text.file,
        line: 1,
        column: 1,
        brand,
        field: 'text',
        found: 'headings alone',
        expected,
        message: `the page /${slug} says nothing, but jurisdiction "br" makes it mandatory`,
      });
  }
}
