import type { MiddlewareFunction } from 'react-router';
import { type Guard, held } from './guard.ts';

/** Runs the named guards in order until one holds the page; the first that throws ends the navigation. */
export function runGuards(
  names: readonly string[],
  guards: Readonly<Record<string, Guard | undefined>>,
): MiddlewareFunction {
  return async (args, next) => {
    for (const name of names) {
      const guard = guards[name];
      if (!guard) throw new Error(`Unknown route middleware: ${name}`);
      if ((await guard(args, next)) === held) return;
    }
  };
}
