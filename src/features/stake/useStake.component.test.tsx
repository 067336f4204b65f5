import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { useStake } from './useStake.ts';

function Stake() {
  useGetSettingsQuery();
  const { cents, minCents, maxCents } = useStake();
  return <p data-testid="stake">{[cents, minCents, maxCents].join(' ')}</p>;
}

test('starts with the bet and the limits of the settings once they load', async () => {
  const { promise: held, resolve: respond } = Promise.withResolvers<void>();
  await renderFeature(<Stake />, {
    operator: {
      'GET /v2/settings/': async () => {
        await held;
        return { casino_default_bet: 300, casino_min_total: 100, casino_max_total: 7_000 };
      },
    },
  });
  const figures = page.getByTestId('stake');
  await expect.element(figures).toHaveTextContent('50 10 2000');
  respond();
  await expect.element(figures).toHaveTextContent('300 100 7000');
});
