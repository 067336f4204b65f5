import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import type { PlayMoney } from '../operations/wallet/stakes.ts';

/**
 * Returns what a game plays with besides the balance of the page around it, or an empty text when it is the same. The
 * page shows own money and every bonus in one figure, or apart.
 */
export function balanceNote(money: PlayMoney | null, isApart: boolean): string {
  if (money === null) return '';
  const { activeBonusCents: active, waitingBonusCents: waiting } = money;
  if (isApart && active > 0 && waiting > 0)
    return `Do bônus de ${formatBrl(active + waiting)}, valem aqui ${formatBrl(active)}.`;
  if (isApart) return active > 0 ? `Vale também o bônus ativo de ${formatBrl(active)}.` : '';
  return waiting > 0 ? `O bônus inativo de ${formatBrl(waiting)} não vale aqui.` : '';
}
