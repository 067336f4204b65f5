import { reasonSeparator, type StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { portugueseMessages } from './portugueseMessages.ts';
import { portugueseRefusals } from './portugueseRefusals.ts';

const catalog = { ...portugueseMessages, ...portugueseRefusals };

const patterns = Object.entries(catalog)
  .filter(([english]) => english.includes('{}'))
  .map(([english, portuguese]) => {
    const source = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\{\\}', '(.+?)');
    return { pattern: new RegExp(`^${source}$`, 's'), portuguese };
  });

/**
 * Finds the Portuguese of a text that the studio's server says in English, with the parts that it names; null when the
 * catalog lacks it. A single word of no catalog, such as `theme.tokens.json`, stays.
 */
export function inPortuguese(text: string): string | null {
  if (text.includes(reasonSeparator)) {
    const reasons = text.split(reasonSeparator).map(inPortuguese);
    return reasons.includes(null) ? null : reasons.join(' ');
  }
  const whole = catalog[text];
  if (whole !== undefined) return whole;
  for (const { pattern, portuguese } of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    let part = 0;
    return portuguese.replaceAll('{}', () => {
      part += 1;
      const found = match[part] ?? '';
      return catalog[found] ?? found;
    });
  }
  return text === '' || text.includes(' ') ? null : text;
}

/** Says in Portuguese what was found, what is expected and the nearest value; null when the catalog lacks it. */
export function problemInPortuguese({
  found,
  expected,
  suggestion,
}: Pick<StudioProblem, 'found' | 'expected' | 'suggestion'>): string | null {
  const wanted = inPortuguese(expected);
  if (wanted === null) return null;
  const hint = suggestion === null ? '' : ` Você quis dizer ${suggestion}?`;
  return `Encontrado: ${inPortuguese(found) ?? found}. Esperado: ${wanted}.${hint}`;
}
