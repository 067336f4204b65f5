import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../tests/support/renderFeature.tsx';
import { getCategories } from '../features/lobby/offeredCategories.ts';
import { getSettings } from '../features/settings/useSettings.ts';
import { holdQueries, type LazyQuery } from '../shared/query/lazyQuery.ts';
import { useLazyQuery } from '../shared/query/useLazyQuery.ts';

interface ReaderProps {
  query: LazyQuery<unknown>;
  pollingInterval?: number;
}

function Reader({ query, pollingInterval = 0 }: ReaderProps) {
  const { data, isFetching } = useLazyQuery(query, { pollingInterval });
  return <p data-testid="state">{data === undefined ? (isFetching ? 'loading' : 'nothing') : 'loaded'}</p>;
}

function Leaving(props: ReaderProps) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <Reader {...props} />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Alternar
      </button>
    </>
  );
}

const operator = { 'GET /v2/casino-games/category': () => [], 'GET /v2/settings/': () => ({}) };
const state = page.getByTestId('state');
const toggle = page.getByRole('button', { name: 'Alternar' });

test('sends nothing for a component that has left before the code came, and once for a later one', async () => {
  const gate = Promise.withResolvers<void>();
  holdQueries(gate.promise);
  const { calls, callsOf } = await renderFeature(<Leaving query={getCategories} />, {
    operator,
    player: null,
  });
  await expect.element(state).toHaveTextContent('loading');
  await toggle.click();
  gate.resolve();
  await expect.poll(() => getCategories.endpoint).not.toBeNull();
  expect(calls).toEqual([]);

  await toggle.click();
  await expect.element(state).toHaveTextContent('loaded');
  expect(callsOf('GET /v2/casino-games/category')).toHaveLength(1);
});

test('repeats the request of a component that polls, until it leaves', async () => {
  const { callsOf } = await renderFeature(<Leaving query={getSettings} pollingInterval={100} />, {
    operator,
    player: null,
  });
  const asked = () => callsOf('GET /v2/settings/').length;
  await expect.poll(asked).toBeGreaterThan(2);
  await toggle.click();
  await new Promise((resolve) => setTimeout(resolve, 150));
  const last = asked();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked()).toBe(last);
});
