import { expect, test } from 'vitest';
import { keepHistoryRules } from './historyRules.ts';

function openPage(href: string) {
  const calls: string[] = [];
  const history = {
    pushState: (_data: unknown, _unused: string, url?: string | URL | null) => void calls.push(`push ${url}`),
    replaceState: (_data: unknown, _unused: string, url?: string | URL | null) =>
      void calls.push(`replace ${url}`),
  };
  keepHistoryRules({ history, location: new URL(href) });
  return { history, calls };
}

test('drops history entries with undefined in the URL', () => {
  const { history, calls } = openPage('https://site.example/');
  history.pushState(null, '', '/play/undefined');
  history.replaceState(null, '', '/play/undefined');
  expect(calls).toEqual([]);
});

test("replaces the entry for the sportsbook's own hash routes", () => {
  const { history, calls } = openPage('https://site.example/sports');
  history.pushState(null, '', '/sports#/sport/66');
  history.pushState(null, '', '#/sport/67');
  expect(calls).toEqual(['replace /sports#/sport/66', 'replace #/sport/67']);
});

test('pushes every other URL', () => {
  const { history, calls } = openPage('https://site.example/casino');
  history.pushState(null, '', '/sports#/sport/66');
  history.pushState(null, '', '/promotions');
  expect(calls).toEqual(['push /sports#/sport/66', 'push /promotions']);
});
