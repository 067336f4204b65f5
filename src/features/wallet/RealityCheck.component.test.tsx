import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { RealityCheck } from './RealityCheck.tsx';

const dialog = page.getByRole('dialog', { name: 'Hora de conferir' });
const minuteMs = 60_000;
const suspended = { until: '2026-11-24T12:00:00Z' };

interface PlayProps {
  startsAt: number;
  span?: 'hoje' | 'em 24 h';
}

function Play({ startsAt, span = 'hoje' }: PlayProps) {
  const [minutes, setMinutes] = useState(startsAt);
  return (
    <>
      <button type="button" onClick={() => setMinutes(minutes + 10)}>
        Dez minutos
      </button>
      <RealityCheck time={{ ms: minutes * minuteMs, span }} resultCents={-2_000} />
    </>
  );
}

const playOn = async (times: number) => {
  for (let time = 0; time < times; time += 1) await page.getByRole('button', { name: 'Dez minutos' }).click();
};

function play(startsAt: number, span: PlayProps['span'] = 'hoje') {
  return renderFeature(<Play startsAt={startsAt} span={span} />, {
    brand: { jurisdiction: 'br' },
    operator: {
      'GET /api/protection/habits': () => ({ reality_check: 30, lifetime_result: -9_000 }),
      'POST /api/protection/suspension': () => suspended,
    },
  });
}

test('interrupts after each interval with time and results, and goes on', async () => {
  const { callsOf } = await play(5);
  await expect.poll(() => callsOf('GET /api/protection/habits').length).toBe(1);
  await playOn(2);
  expect(dialog.elements()).toEqual([]);
  await playOn(1);
  await expect.element(dialog.getByText('35 min')).toBeVisible();
  await expect.element(dialog.getByText(/20,00/)).toBeVisible();
  await expect.element(dialog.getByText(/90,00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await playOn(2);
  expect(dialog.elements()).toEqual([]);
  await playOn(1);
  await expect.element(dialog).toBeVisible();
});

test.each(['hoje', 'em 24 h'] as const)('names the period of the time: %s', async (span) => {
  const { callsOf } = await play(25, span);
  await expect.poll(() => callsOf('GET /api/protection/habits').length).toBe(1);
  await playOn(1);
  await expect.element(dialog.getByText(`Tempo de jogo ${span}`, { exact: true })).toBeVisible();
});

test('pauses for a day with one press', async () => {
  const { callsOf, store } = await play(25);
  await expect.poll(() => callsOf('GET /api/protection/habits').length).toBe(1);
  await playOn(1);
  await dialog.getByRole('button', { name: 'Pausar por 24 horas' }).click();
  await expect
    .poll(() => callsOf('POST /api/protection/suspension').map(({ body }) => body))
    .toEqual([{ days: 1 }]);
  await expect.poll(() => JSON.stringify(store.getState().alerts)).toContain('Você pausou por 24 horas');
  await expect.element(dialog).not.toBeInTheDocument();
});
