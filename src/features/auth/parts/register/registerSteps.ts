import type { RegisterValues } from '../../registerValues.ts';

// Steps of the register form with the names of their fields; the last one has all others.
export const steps: readonly { title: string; fields: readonly string[] }[] = [
  { title: 'seus dados', fields: ['document', 'birthday', 'name'] },
  {
    title: 'contato',
    fields: [
      'email',
      'phone',
      'phoneCountry',
      'postalCode',
      'state',
      'street',
      'houseNumber',
      'complement',
      'district',
      'city',
      'referer',
    ],
  },
  {
    title: 'acesso',
    fields: ['password', 'gender', 'timeLimit', 'lossLimit', 'politicallyExposed', 'termsAccepted'],
  },
];

export const lastStep = steps.length - 1;

/** Returns the first step that has a refused field, or null when no field was refused. */
export function firstRefusedStep(refused: readonly string[]): number | null {
  const index = steps.findIndex(({ fields }) => fields.some((name) => refused.includes(name)));
  return index === -1 ? null : index;
}

// The operator's errors of the form by field, and the values that it refused.
export interface Refused {
  errors: Record<string, string>;
  values: Partial<RegisterValues>;
}

/** Returns the errors of a step whose fields still have the refused values; undefined without one. */
export function refusedInStep(
  step: number,
  { errors, values: refused }: Refused,
  values: Partial<RegisterValues>,
): Record<string, string> | undefined {
  const fields = steps[step]?.fields ?? [];
  const stands = (name: string) => Reflect.get(refused, name) === Reflect.get(values, name);
  const found = Object.entries(errors).filter(([name]) => fields.includes(name) && stands(name));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
