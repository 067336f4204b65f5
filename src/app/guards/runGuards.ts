import type { Guard, GuardContext, GuardOutcome } from './guard.ts';
import { passed } from './guard.ts';

/** Asks the named guards one after the other; the first that does not let the player pass decides. */
export async function runGuards(
  names: readonly string[],
  guards: Readonly<Record<string, Guard | undefined>>,
  context: GuardContext,
): Promise<GuardOutcome> {
  for (const name of names) {
    const guard = guards[name];
    if (!guard) throw new Error(`Unknown route middleware: ${name}`);
    const outcome = await guard(context);
    if (outcome.kind !== 'passed') return outcome;
  }
  return passed;
}
