import { createContext, use } from 'react';
import { english } from './english.ts';
import { portuguese, type Texts } from './portuguese.ts';

export type Language = 'pt-BR' | 'en';

const tables: Record<Language, Texts> = { 'pt-BR': portuguese, en: english };

interface LanguageChoice {
  language: Language;
  change: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'pt-BR', change: () => undefined });

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

export function useTexts(): Texts {
  return tables[use(LanguageContext).language];
}
