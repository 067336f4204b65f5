import { isInForce, type RuledBrand } from './datedRules.ts';

// Between two stakes, once the rule is in force.
export const paceMs = 5_000;

export const paceText = 'Espere 5 segundos entre uma aposta e outra.';

/** Tells whether stakes keep a pace and nothing plays by itself. */
export const isPaced = (brand: RuledBrand, now: Date) => isInForce('pace', brand, now);
