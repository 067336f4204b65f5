import { expect, test } from 'vitest';
import { registerValues } from '../../../../../tests/support/registerValues.ts';
import { firstRefusedStep, steps } from './registerSteps.ts';

test('has every field of the form in one step', () => {
  const fields = steps.flatMap((step) => step.fields);
  expect([...fields].sort()).toEqual(Object.keys(registerValues).sort());
});

test('returns to the first step that has a refused field', () => {
  expect(firstRefusedStep(['lossLimit', 'email'])).toBe(1);
  expect(firstRefusedStep(['password'])).toBe(2);
  expect(firstRefusedStep([])).toBe(null);
});
