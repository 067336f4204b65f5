import { expect, test } from 'vitest';
import { football, goalsCourse } from './goalsCourse.ts';
import { marketRules } from './markets.ts';
import { chancesOf, priceMarket } from './prices.ts';

const matchMinutes = football.minutes + football.added;
const equalSides = { ...football, spread: 0, expected: [2.7, 2.7] as const };

// The plain model: both sides score by Poisson at the mean rate of the minutes that are left.
function poissonLead(minute: number, lead: number): number {
  const tempo = 1 + football.rise * ((minute + matchMinutes) / matchMinutes - 1);
  const mean = (2.7 / 2) * ((matchMinutes - minute) / matchMinutes) * tempo;
  const goals = [Math.exp(-mean)];
  for (let count = 1; count < 12; count += 1) goals.push(((goals[count - 1] ?? 0) * mean) / count);
  let chance = 0;
  for (const [home, one] of goals.entries())
    for (const [away, other] of goals.entries()) if (home - away === lead) chance += one * other;
  return chance;
}

test.each([0, 30, 60, 81, 90])('gives the leads of two Poisson counts from minute %i on', (minute) => {
  const share = minute / matchMinutes + 1e-6;
  const course = goalsCourse('equal', equalSides);
  const { home, away } = course.standingAt(share);
  for (const lead of [-2, -1, 0, 1, 2]) {
    const chance = course
      .finalScoresAt(share, 0)
      .filter((final) => final.home - final.away - (home - away) === lead)
      .reduce((sum, final) => sum + final.chance, 0);
    expect(chance).toBeCloseTo(poissonLead(minute, lead), 3);
  }
});

test('pays about 6 for the draw and 30 to 60 for a side that is one goal behind in minute 81', () => {
  const share = 81 / matchMinutes + 1e-6;
  const course = Array.from({ length: 200 }, (_, seed) => goalsCourse(`late:${seed}`, equalSides)).find(
    (one) => one.standingAt(share).away - one.standingAt(share).home === 1,
  );
  const [result] = marketRules('Futebol', { home: 'Casa', away: 'Fora' });
  if (!course || !result) throw new Error('no such match');
  const market = priceMarket(result, chancesOf(course.finalScoresAt(share, 0)));
  const [home, draw, away] = market?.outcomes.map(({ odds }) => odds / 100) ?? [];
  expect(draw).toBeGreaterThan(5);
  expect(draw).toBeLessThan(6.5);
  expect(home).toBeGreaterThan(30);
  expect(home).toBeLessThan(60);
  expect(away).toBeLessThan(1.2);
});

test('lets as many matches end as their odds say', () => {
  const courses = Array.from({ length: 3_000 }, (_, seed) => goalsCourse(`fair:${seed}`, football));
  const outcomes = { home: 0, draw: 0, away: 0 };
  const expected = { home: 0, draw: 0, away: 0 };
  const of = ({ home, away }: { home: number; away: number }) =>
    home > away ? 'home' : home < away ? 'away' : 'draw';
  for (const course of courses) {
    outcomes[of(course.standingAt(1))] += 1;
    for (const final of course.finalScoresAt(0, 0)) expected[of(final)] += final.chance;
  }
  for (const key of ['home', 'draw', 'away'] as const)
    expect(Math.abs(outcomes[key] - expected[key]) / courses.length).toBeLessThan(0.025);
});
