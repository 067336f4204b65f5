import { type ReactNode, useEffect, useState } from 'react';
import { type Language, LanguageContext } from './useTexts.ts';

const key = 'bandeira-studio-language';

function firstLanguage(): Language {
  const stored = localStorage.getItem(key);
  if (stored === 'pt-BR' || stored === 'en') return stored;
  return navigator.language.startsWith('pt') ? 'pt-BR' : 'en';
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const change = (next: Language) => {
    localStorage.setItem(key, next);
    setLanguage(next);
  };
  return <LanguageContext value={{ language, change }}>{children}</LanguageContext>;
}
