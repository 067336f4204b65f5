import { everydaySubjects } from './subjects/everydaySubjects.ts';
import { legendsSubjects } from './subjects/legendsSubjects.ts';
import { placesSubjects } from './subjects/placesSubjects.ts';
import type { Subjects } from './subjects/subjects.ts';
import { tablesSubjects } from './subjects/tablesSubjects.ts';

// What each title names, by title.
export const subjects: Subjects = {
  ...everydaySubjects,
  ...legendsSubjects,
  ...placesSubjects,
  ...tablesSubjects,
};
