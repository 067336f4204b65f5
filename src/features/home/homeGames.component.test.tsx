import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useHomeGames } from './parts/useHomeGames.ts';

function Row({ at, requests }: { at: number; requests?: boolean }) {
  return <p>{`${at} ${useHomeGames(at, requests).kind}`}</p>;
}

function Rows() {
  const [hasMore, setHasMore] = useState(false);
  return (
    <>
      <Row at={0} requests />
      {hasMore && <Row at={3} />}
      <button type="button" onClick={() => setHasMore(true)}>
        Mais
      </button>
    </>
  );
}

test('does not repeat a failed request for a row that arrives later', async () => {
  const { callsOf } = await renderFeature(<Rows />, {
    operator: { 'GET /v2/casino-games/category': () => new Response('{}', { status: 501 }) },
    player: null,
  });
  await expect.element(page.getByText('0 failed')).toBeVisible();
  await page.getByRole('button', { name: 'Mais' }).click();
  await expect.element(page.getByText('3 failed')).toBeVisible();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(callsOf('GET /v2/casino-games/category')).toHaveLength(1);
});
