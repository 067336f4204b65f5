import type { ConsentCategory } from '../consentDecision.ts';

interface CategoryText {
  category: ConsentCategory;
  label: string;
  purpose: string;
}

export const categoryTexts: readonly CategoryText[] = [
  {
    category: 'necessary',
    label: 'Necessários (sempre ativos)',
    purpose: 'Mantêm a sessão aberta, protegem contra fraude e guardam esta escolha.',
  },
  {
    category: 'preferences',
    label: 'Preferências',
    purpose: 'Lembram como você usa o site e abrem recursos extras, como o chat.',
  },
  {
    category: 'statistics',
    label: 'Medição',
    purpose: 'Contam visitas e mostram o que falha ou demora.',
  },
  {
    category: 'marketing',
    label: 'Publicidade',
    purpose: 'Registram de qual campanha você veio e se ela trouxe cadastros.',
  },
];
