import { useState } from 'react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../tests/support/renderFeature.tsx';
import { api } from '../shared/query/api.ts';
import { apiTags } from '../shared/query/apiTags.ts';
import { logoutRequested, sessionEnded, sessionLost, sessionStarted } from '../shared/state/sessionSlice.ts';

const { useOwnedQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    owned: build.query<string, (typeof apiTags)[number]>({
      query: (tag) => ({ path: `/owned/${tag}`, schema: v.string() }),
      providesTags: (_data, _error, tag) => [tag],
    }),
  }),
});

function Owned({ tag }: { tag: (typeof apiTags)[number] }) {
  return <p>{`${tag} de ${useOwnedQuery(tag).data ?? 'ninguém'}`}</p>;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Página
      </button>
      {isOpen && apiTags.map((tag) => <Owned key={tag} tag={tag} />)}
    </>
  );
}

// The page of a player, Ana; her name is what every query returns. Without a session, no listener has loaded.
async function visit(hasSession = true) {
  const operator = { owner: 'Ana' };
  const { store, calls, callsOf } = await renderFeature(<Page />, {
    operator: {
      ...Object.fromEntries(apiTags.map((tag) => [`GET /owned/${tag}`, () => Response.json(operator.owner)])),
      'GET /api/favorite-game/favorite': () => ({ success: true, data: [] }),
    },
    player: hasSession ? {} : null,
  });
  const text = (tag: string, owner: string) => page.getByText(`${tag} de ${owner}`, { exact: true });
  for (const tag of apiTags) await expect.element(text(tag, 'Ana')).toBeVisible();
  // The player's listeners have loaded.
  if (hasSession)
    await expect.poll(() => callsOf('GET /api/favorite-game/favorite').length).toBeGreaterThan(0);
  const owned = () => calls.filter(({ name }) => name.startsWith('GET /owned/')).length;
  const cached = () =>
    Object.values(store.getState().api.queries).filter(
      (entry) => entry?.endpointName === 'owned' && entry.data !== undefined,
    ).length;
  const toggle = () => page.getByRole('button', { name: 'Página' }).click();
  return { store, operator, text, owned, cached, toggle };
}

test.each([logoutRequested, sessionEnded, sessionLost])(
  'removes what no page reads at once, and requests nothing without a token (%#)',
  async (ended) => {
    const { store, owned, cached, toggle } = await visit();
    await toggle();
    expect(cached()).toBe(apiTags.length);
    store.dispatch(ended());
    expect(cached()).toBe(0);
    expect(owned()).toBe(apiTags.length);
  },
);

test('removes what a page reads once it has left', async () => {
  const { store, owned, cached, toggle } = await visit();
  store.dispatch(logoutRequested());
  expect(cached()).toBe(apiTags.length);
  await toggle();
  await expect.poll(cached).toBe(0);
  expect(owned()).toBe(apiTags.length);
});

test.each([
  ['loaded', true],
  ['missing', false],
])('requests what a page still reads again for the next player, with listeners %s', async (_, isLoaded) => {
  const { store, operator, text } = await visit(isLoaded);
  store.dispatch(sessionEnded());
  operator.owner = 'Bia';
  store.dispatch(sessionStarted());
  for (const tag of apiTags.filter((one) => one !== 'session'))
    await expect.element(text(tag, 'Bia')).toBeVisible();
});
