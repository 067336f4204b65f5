import { voiceNames } from '../../../src/shared/brand/voiceLines.ts';
import { type Problem, shown } from '../problem.ts';
import type { PackageVoice } from './readVoice.ts';

const wholeWords = (...words: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

// What advertising of a licensed operator must not say (Lei 14.790/2023 art. 17; Portaria SPA/MF 1.231/2024 art. 12).
const refusals: readonly { what: string; words: RegExp }[] = [
  {
    what: 'a promise of an easy gain',
    words: wholeWords(
      'ganhe(?:m|r[áa]s?)?',
      '(?:dinheiro|ganhos?|lucros?|vit[óo]rias?) (?:f[áa]c(?:il|eis)|r[áa]pid[ao]s?|cert[ao]s?|extras?)',
      'lucr(?:e|ar|os?)',
      'enriqu\\p{L}+',
      'fortunas?',
      'garantid[ao]s?',
      'sem risco',
      'renda',
      'investimentos?',
      'gr[áa]tis',
      'multipliqu\\p{L}+',
    ),
  },
  {
    what: 'urgency',
    words: wholeWords(
      'corr(?:a|e)',
      '\\p{L}+(?:e|a|e-se) (?:agora|j[áa]|hoje)(?: mesmo)?',
      's[óo] hoje',
      '[úu]ltim[ao]s? (?:chances?|horas?|dias?|vagas?|minutos?)',
      'n[ãa]o perca',
      'aproveite',
      'imperd[íi]ve(?:l|is)',
      'antes que (?:acabe|termine)',
      'tempo limitado',
    ),
  },
  {
    what: 'an appeal to minors',
    words: wholeWords(
      'crian[çc](?:as?|ada)',
      'garotada',
      'molecada',
      'turminha',
      'brin(?:que|car)\\p{L}*',
      'brinquedos?',
    ),
  },
];

/** Finds lines of a licensed brand that the law on advertising does not allow. */
export function checkLawfulVoice(voice: PackageVoice, brand: string, problems: Problem[]): void {
  const { file, lines, positionOf } = voice;
  if (file === undefined) return;
  for (const name of voiceNames) {
    const text = lines[name];
    if (text === undefined) continue;
    for (const { what, words } of refusals) {
      const [word] = words.exec(text) ?? [];
      if (word === undefined) continue;
      problems.push({
        file,
        ...positionOf(name),
        brand,
        field: name,
        found: shown(text),
        expected: `a text without ${what}`,
        message: `"${name}" says "${word}": a licensed brand may not use ${what} (Portaria SPA/MF 1.231/2024)`,
      });
    }
  }
}
