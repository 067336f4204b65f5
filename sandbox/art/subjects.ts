import { everydaySubjects } from './subjects/everydaySubjects.ts';
import { legendsSubjects } from './subjects/legendsSubjects.ts';
import { placesSubjects } from './subjects/placesSubjects.ts';
import { tablesSubjects } from './subjects/tablesSubjects.ts';
import type { Subjects } from './symbols.ts';

// What each title names, by title.
export const subjects: Subjects = {
  ...everydaySubjects,
  ...legendsSubjects,
  ...placesSubjects,
  ...tablesSubjects,
};
