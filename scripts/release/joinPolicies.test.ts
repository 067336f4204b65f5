import { expect, test } from 'vitest';
import { joinPolicies } from './joinPolicies.ts';

test('allows the scripts of both releases', () => {
  expect(
    joinPolicies(
      "default-src 'self'; script-src 'self' 'sha256-b'",
      "default-src 'self'; script-src 'self' 'sha256-a'",
    ),
  ).toBe("default-src 'self'; script-src 'self' 'sha256-b' 'sha256-a'");
});

test('widens a directive that the other release leaves to default-src', () => {
  const joined = joinPolicies("default-src 'self'; img-src data:", "default-src 'self' https://cdn.example");
  expect(joined).toBe("default-src 'self' https://cdn.example; img-src data: 'self' https://cdn.example");
});

test('drops a restriction that one release does not have, and keeps those of both', () => {
  const strict = "script-src 'self'; object-src 'none'; require-trusted-types-for 'script'";
  expect(joinPolicies(strict, "script-src 'self'; object-src 'none'")).toBe(
    "script-src 'self'; object-src 'none'",
  );
  expect(joinPolicies("frame-src 'none'", 'frame-src https://games.example')).toBe(
    'frame-src https://games.example',
  );
});

test('reports to the first', () => {
  expect(joinPolicies("base-uri 'none'; report-to csp", "base-uri 'none'; report-to other")).toBe(
    "base-uri 'none'; report-to csp",
  );
});
