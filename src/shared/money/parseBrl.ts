// Either thousands in groups of three or none at all, so that "1.50" is refused and not read as R$ 150.
const amount = /^(?<sign>-?)(?:R\$)?(?<whole>\d{1,3}(?:\.\d{3})+|\d+)(?:,(?<fraction>\d{1,2}))?$/;

/**
 * Cents from what a person writes: `1.234,5`, `R$ 10`, `-R$ 3,20`. `undefined` for anything else, amounts
 * beyond safe integers included.
 */
export function parseBrl(text: string): number | undefined {
  const groups = amount.exec(text.replace(/\s/g, ''))?.groups;
  if (!groups) return undefined;
  const whole = (groups.whole ?? '').replaceAll('.', '');
  const cents = Number(whole + (groups.fraction ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return groups.sign && cents !== 0 ? -cents : cents;
}
