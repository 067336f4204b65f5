import { inPortuguese } from './inPortuguese.ts';
import { useLanguage } from './useTexts.ts';

/** Shows a text of the studio's server in the studio's language, or in English when the catalog lacks it. */
export function ServerText({ text }: { text: string }) {
  const { language } = useLanguage();
  const own = language === 'pt-BR' ? inPortuguese(text) : null;
  return own ?? <span lang="en">{text}</span>;
}
