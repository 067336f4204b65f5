import { expect, onTestFinished, test, vi } from 'vitest';
import { openFrame } from './parts/openFrame.ts';

function open(place: HTMLElement) {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  const { signal } = new AbortController();
  const settled = vi.fn<(outcome: string) => void>();
  const url = `${location.origin}/brands/default/share.svg`;
  openFrame({ place, url, title: 'Pipa Voada', launcher: null, signal }).then(
    () => settled('open'),
    () => settled('failed'),
  );
  return { patience, settled };
}

test('waits for the page of a game in a frame of its own', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  const { settled } = open(place);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  await expect.poll(() => settled.mock.calls).toEqual([['open']]);
});

test('fails when that page does not load in time', async () => {
  // A frame outside of the document never loads.
  const { patience, settled } = open(document.createElement('div'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(settled).not.toHaveBeenCalled();
  patience.abort();
  await expect.poll(() => settled.mock.calls).toEqual([['failed']]);
});
