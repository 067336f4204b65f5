import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import type { PlayMoney } from '../operations/wallet/stakes.ts';

/**
 * Returns why a game's amount differs from the balance of the page around it, or an empty text when it does not. The
 * page shows own money and every bonus in one figure, or apart.
 */
export function balanceNote(money: PlayMoney | null, isApart: boolean): string {
  if (money === null) return '';
  const { activeBonusCents: active, waitingBonusCents: waiting } = money;
  if (isApart) return active > 0 ? `Com ${formatBrl(active)} de bônus ativo.` : '';
  return waiting > 0 ? `Não inclui ${formatBrl(waiting)} de bônus inativo.` : '';
}
