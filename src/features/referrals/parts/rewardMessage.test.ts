import { expect, test } from 'vitest';
import { defaultSettings } from '../../../shared/contract/settings/defaultSettings.ts';
import { rewardMessage } from './rewardMessage.ts';

const paid = { ...defaultSettings, refer_min: 2_000, refer_referrer_amount: 1_000 };
const message = (change: Partial<typeof paid>, jurisdiction: 'none' | 'br' = 'none') =>
  rewardMessage({ ...paid, ...change }, jurisdiction).replaceAll('\u00a0', ' ');

test('promises nothing when the operator pays nothing', () => {
  expect(rewardMessage(defaultSettings, 'none')).not.toContain('R$');
});

test('describes reward, wallet and withdrawal by the settings', () => {
  expect(message({})).toContain(
    'Você recebe R$ 10,00 quando o primeiro depósito de quem você indicou for de R$ 20,00',
  );
  expect(message({})).toContain('O ganho entra como bônus.');
  expect(message({ refer_referrer_wallet_type: 'main' })).toContain('pode ser sacado 1 dia depois.');
  expect(message({ refer_referrer_wallet_type: 'main', withdraw_affiliate_days: 7 })).toContain(
    '7 dias depois.',
  );
  expect(message({ refer_referrer_wallet_type: 'main', withdraw_affiliate_days: 0 })).not.toContain('depois');
  expect(message({ refer_max_refer: 50_000 })).toContain('Ao todo, até R$ 500,00.');
});

test('mentions the reward of the referred player only when the law allows it', () => {
  const both = { refer_referee_enabled: true, refer_referee_amount: 500 };
  expect(message(both)).toContain('Quem você indicou recebe R$ 5,00.');
  expect(message(both, 'br')).not.toContain('R$ 5,00');
});
