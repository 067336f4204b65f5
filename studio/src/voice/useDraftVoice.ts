import { useMemo } from 'react';
import { voiceKey } from '../draft/editKey.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';

/** Returns the strings that differ from the saved ones, by name, as the draft states them. */
export function useDraftVoice(): Record<string, string> {
  const { brand, changes } = useBrandEditor();
  return useMemo(
    () =>
      Object.fromEntries(
        brand.voice.flatMap(({ name, standard }) => {
          const change = changes[voiceKey(name)];
          if (change?.kind === 'set-voice') return [[name, change.text]];
          return change?.kind === 'unset-voice' ? [[name, standard]] : [];
        }),
      ),
    [brand.voice, changes],
  );
}
