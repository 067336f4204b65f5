import { englishEditor } from './englishEditor.ts';
import { englishNames } from './englishNames.ts';
import { englishScreens } from './englishScreens.ts';
import type { Texts } from './portuguese.ts';

export const english: Texts = { ...englishNames, ...englishEditor, ...englishScreens };
