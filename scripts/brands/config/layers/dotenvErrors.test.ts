import { parse } from 'dotenv';
import { expect, test } from 'vitest';
import { dotenvErrors } from './dotenvErrors.ts';

const errorsOf = (text: string) => dotenvErrors(text, parse(text));

test.each([
  ['# A comment\n\nA=1\nexport B = 2\r\nC: 3\nD=\nE="x" # y\n'],
  ['\ufeffA=1'],
  [`KEY="-----BEGIN-----\nabc\n-----END-----"\nB='it'\nC=it's`],
])('accepts %j', (text) => {
  expect(errorsOf(text)).toEqual([]);
});

test('names each line that sets no variable, without its text', () => {
  const errors = errorsOf('A=1\n  TOKEN s3cret\nB=2\nTOKEN\n');
  expect(errors).toMatchObject([
    { line: 2, column: 3, message: 'this line sets no variable' },
    { line: 4, column: 1, message: 'this line sets no variable' },
  ]);
  expect(JSON.stringify(errors)).not.toContain('s3cret');
});

test('names an open quote', () => {
  expect(errorsOf('A="s3cret\nB=2')).toEqual([
    {
      line: 1,
      column: 1,
      found: 'one "',
      expected: 'a closing "',
      message: 'the value of A begins with a quote that does not end it',
    },
  ]);
});
