import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { useSettings } from '../../settings/useSettings.ts';

/** What may be deposited, before anybody finds out by trying. */
export function DepositFacts() {
  const { deposit_min: min, deposit_max: max } = useSettings();
  return (
    <span>
      De {formatBrl(min)} a {formatBrl(max)}
    </span>
  );
}
