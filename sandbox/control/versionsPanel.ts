import { type Act, button, drawRows, element } from './elements.ts';
import type { TenantState } from './tenantState.ts';

type Version = TenantState['versions'][number];

interface VersionTools {
  act: Act;
  // Opens the site with the token that the control call returns.
  preview: (name: string, payload: object) => void;
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' });

const changesText = (changes: Version['changes']): string =>
  Object.entries(changes)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join(', ') || 'as the brand begins';

export function drawVersions(
  list: HTMLElement,
  tenant: string,
  versions: readonly Version[],
  { act, preview }: VersionTools,
): void {
  const latest = versions[0]?.version;
  drawRows(
    list,
    `versions of ${tenant}`,
    versions,
    'None yet. Each change of a setting makes one.',
    ({ version, changes, createdAt }) =>
      element(
        'li',
        {},
        element('b', {}, `Version ${version}${version === latest ? ', in force' : ''}`),
        element('span', {}, time.format(new Date(createdAt))),
        element('span', { className: 'changes' }, changesText(changes)),
        element(
          'span',
          { className: 'acts' },
          button('Preview', `Preview version ${version} on the site`, () =>
            preview('preview-version', { version }),
          ),
          ...(version === latest
            ? []
            : [
                button('Roll back', `Roll back to version ${version}`, () =>
                  act('roll-back-settings', { version }, `Version ${version} is in force again`),
                ),
              ]),
        ),
      ),
  );
}
