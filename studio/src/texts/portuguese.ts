import { portugueseEditor } from './portugueseEditor.ts';
import { portugueseNames } from './portugueseNames.ts';
import { portugueseScreens } from './portugueseScreens.ts';

// Every text of the studio in Portuguese, by screen.
export const portuguese = { ...portugueseNames, ...portugueseEditor, ...portugueseScreens };

export type Texts = typeof portuguese;
