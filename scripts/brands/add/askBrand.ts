import { isCancel, select, text } from '@clack/prompts';
import { layoutNames } from '../../../src/shared/brand/brandNames.ts';
import { InputError } from '../../cli/cliErrors.ts';
import { slugOf } from '../slugOf.ts';
import { cssToHex } from '../theme/colourValue.ts';
import { refuseColor, refuseId } from './checkOptions.ts';

export interface AddFlags {
  name?: string;
  from?: string;
  layout?: string;
  color?: string;
  tokens?: string;
  company?: string;
  yes?: boolean;
}

/** The brand manager left a prompt with Ctrl+C. */
export class Cancelled extends InputError {}

function answered(response: string | symbol): string {
  if (isCancel(response) || typeof response === 'symbol')
    throw new Cancelled('Cancelled: nothing was written.');
  return response;
}

const none = '';

/** Asks for everything that the command line leaves open. */
export async function askBrand(
  id: string | undefined,
  flags: AddFlags,
  ids: readonly string[],
): Promise<{ id: string; flags: AddFlags }> {
  const name =
    flags.name ??
    answered(
      await text({
        message: 'Name, as players read it',
        validate: (value) => (value?.trim() ? undefined : 'a name is needed'),
      }),
    ).trim();
  const proposal = slugOf(name);
  const chosen =
    id ??
    answered(
      await text({
        message: 'Id: folder, artifact and cookie prefix',
        initialValue: proposal,
        validate: (value) => refuseId(value ?? '', ids),
      }),
    );
  const from =
    flags.from ??
    answered(
      await select({
        message: 'Brand to inherit from',
        initialValue: none,
        options: [{ value: none, label: 'none' }, ...ids.map((brand) => ({ value: brand, label: brand }))],
      }),
    );
  const layout =
    flags.layout ??
    answered(
      await select<string>({
        message: 'Layout',
        options: [
          ...(from === none ? [] : [{ value: none, label: `that of ${from}` }]),
          ...layoutNames.map((value) => ({ value, label: value })),
        ],
      }),
    );
  const needsColor = flags.color === undefined && flags.tokens === undefined;
  const color = needsColor
    ? answered(
        await text({
          message: from === none ? 'Main color' : `Main color (empty: the theme of ${from})`,
          placeholder: '#rrggbb',
          validate: (value) => (value || from === none ? refuseColor(value ?? '') : undefined),
        }),
      )
    : flags.color;
  const company =
    flags.company ??
    answered(await text({ message: 'File with the company (empty: an example to replace later)' }));
  return {
    id: chosen,
    flags: {
      ...flags,
      name,
      from: from || undefined,
      layout: layout || undefined,
      color: color ? (cssToHex(color) ?? color) : undefined,
      company: company || undefined,
    },
  };
}
