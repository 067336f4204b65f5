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
