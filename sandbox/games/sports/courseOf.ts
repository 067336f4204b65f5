import type { Course } from './course.ts';
import type { Fixture } from './fixtures.ts';
import { basketball, football, goalsCourse } from './goalsCourse.ts';
import { esports, setsCourse, tennis, volleyball } from './setsCourse.ts';

/** Returns how a match goes, by the rules of its sport. */
export function courseOf({ id, league: { sport } }: Fixture): Course {
  switch (sport) {
    case 'Futebol':
      return goalsCourse(id, football);
    case 'Basquete':
      return goalsCourse(id, basketball);
    case 'Tênis':
      return setsCourse(id, tennis);
    case 'Vôlei':
      return setsCourse(id, volleyball);
    case 'E-sports':
      return setsCourse(id, esports);
  }
}
