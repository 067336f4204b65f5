import { createContext, use } from 'react';
import { englishEditor } from './englishEditor.ts';
import { englishNames } from './englishNames.ts';
import { englishScreens } from './englishScreens.ts';
import { portuguese, type Texts } from './portuguese.ts';

export type Language = 'pt-BR' | 'en';

const english: Texts = { ...englishNames, ...englishEditor, ...englishScreens };
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
