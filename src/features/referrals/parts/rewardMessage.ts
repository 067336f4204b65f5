import type { Jurisdiction } from '../../../shared/brand/brandRecord.ts';
import type { Settings } from '../../../shared/contract/settings/settings.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';

type ReferralRules = Pick<
  Settings,
  | 'refer_min'
  | 'refer_max_refer'
  | 'refer_referrer_amount'
  | 'refer_referrer_wallet_type'
  | 'refer_referee_enabled'
  | 'refer_referee_amount'
  | 'withdraw_affiliate_days'
>;

/** Describes the reward of an invitation by the operator's settings. */
export function rewardMessage(rules: ReferralRules, jurisdiction: Jurisdiction): string {
  const { refer_referrer_amount: reward, refer_max_refer: most } = rules;
  if (reward <= 0) return 'Convide pessoas maiores de 18 anos e acompanhe aqui quem se cadastrou.';
  const refereeReward = rules.refer_referee_enabled && jurisdiction !== 'br' ? rules.refer_referee_amount : 0;
  return [
    `Convide pessoas maiores de 18 anos. Você recebe ${formatBrl(reward)} quando o primeiro depósito de quem você indicou for de ${formatBrl(rules.refer_min)} ou mais.`,
    ...(most > 0 ? [`Ao todo, até ${formatBrl(most)}.`] : []),
    earnedMessage(rules),
    ...(refereeReward > 0 ? [`Quem você indicou recebe ${formatBrl(refereeReward)}.`] : []),
  ].join(' ');
}

function earnedMessage({
  refer_referrer_wallet_type: wallet,
  withdraw_affiliate_days: days,
}: ReferralRules): string {
  if (wallet !== 'main') return 'O ganho entra como bônus.';
  if (days <= 0) return 'O ganho entra na hora no seu saldo principal.';
  return `O ganho entra na hora no seu saldo principal e pode ser sacado ${days === 1 ? '1 dia' : `${days} dias`} depois.`;
}
