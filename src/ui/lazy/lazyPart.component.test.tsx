import { type ComponentType, type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { keepEarlyEvents } from '../../shared/scripts/earlyEvents.ts';
import { lazyPart } from './lazyPart.tsx';

const never = new Promise<string>(() => {});
let cleanUp = () => {};
let suspend = () => {};

afterEach(() => cleanUp());

function Row({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {name} {presses}
    </button>
  );
}

function Other() {
  const [wanted, setWanted] = useState<Promise<string> | null>(null);
  suspend = () => startTransition(() => setWanted(never));
  return wanted && use(wanted);
}

const page = (row: ReactNode) => (
  <>
    {row}
    <Other />
  </>
);

function hydrate(load: () => Promise<ComponentType<{ name: string }>>) {
  const Part = lazyPart(load);
  const container = document.createElement('main');
  container.innerHTML = renderToString(
    page(
      <Suspense>
        <Row name="Jogos" />
      </Suspense>,
    ),
  );
  document.body.append(container);
  const button = container.querySelector('button');
  const errors: unknown[] = [];
  const root = hydrateRoot(container, page(<Part name="Jogos" />), {
    onRecoverableError: (error) => errors.push(error),
  });
  cleanUp = () => {
    root.unmount();
    container.remove();
  };
  // Hydrated buttons count, prerendered ones do not.
  const press = () => {
    button?.click();
    return container.querySelector('button') === button ? button?.textContent : 'replaced';
  };
  return { press, button, errors };
}

test('keeps prerendered content until its code has loaded, and hydrates it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Row>();
  const { press, errors } = hydrate(() => promise);
  expect(press()).toBe('Jogos 0');
  resolve(Row);
  await expect.poll(press).toBe('Jogos 2');
  expect(errors).toEqual([]);
});

test('repeats the last press on prerendered content once its code has loaded', async () => {
  keepEarlyEvents(window);
  const { promise, resolve } = Promise.withResolvers<typeof Row>();
  const { press, button } = hydrate(() => promise);
  window.__replayEarlyEvents?.();
  await expect.poll(() => suspend.name).toBe('suspend');
  press();
  resolve(Row);
  await expect.poll(() => button?.textContent).toBe('Jogos 1');
  button?.click();
  await expect.poll(() => button?.textContent).toBe('Jogos 2');
  window.__replayEarlyEvents?.();
  expect(button?.textContent).toBe('Jogos 2');
});

test('repeats a press on prerendered content after a press elsewhere', async () => {
  keepEarlyEvents(window);
  const { promise, resolve } = Promise.withResolvers<typeof Row>();
  const { press, button } = hydrate(() => promise);
  window.__replayEarlyEvents?.();
  await expect.poll(() => suspend.name).toBe('suspend');
  press();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => elsewhere.remove());
  elsewhere.click();
  resolve(Row);
  await expect.poll(() => button?.textContent).toBe('Jogos 1');
});

test('hydrates while another update waits for its data', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Row>();
  const { press, errors } = hydrate(() => promise);
  await expect.poll(() => suspend.name).toBe('suspend');
  suspend();
  resolve(Row);
  await expect.poll(press).toBe('Jogos 2');
  expect(errors).toEqual([]);
});

test('loads again after a failure', async () => {
  let tries = 0;
  const { press, errors } = hydrate(async () => {
    tries += 1;
    if (tries === 1) throw new Error('Failed to fetch dynamically imported module');
    return Row;
  });
  await expect.poll(press).toBe('Jogos 2');
  expect(tries).toBe(2);
  expect(errors).toEqual([]);
});
