import { voiceLines, voiceNames } from '../../../src/shared/brand/voiceLines.ts';
import { readVoice } from '../../brands/voice/readVoice.ts';
import type { StudioOutput } from '../studioApi.ts';

/** Lists every line with the product's words and those of the package. */
export function voiceRows(packageDir: string): StudioOutput<'brand'>['voice'] {
  const { lines } = readVoice(packageDir, null, []);
  return voiceNames.map((name) => {
    const { where, text, longest } = voiceLines[name];
    return { name, where, standard: text, own: lines[name] ?? null, longest };
  });
}
