import { layoutNames } from '../../../src/shared/brand/brandNames.ts';
import { nearestWord } from '../nearestWord.ts';
import { slugOf } from '../slugOf.ts';
import { cssToHex, screenColourOfHex } from '../theme/colourValue.ts';
import { reservedReason } from './reservedIds.ts';

const idForm = /^[a-z][a-z0-9-]{1,31}$/;

function freeId(id: string, ids: readonly string[]): string {
  for (let number = 2; ; number += 1) {
    const candidate = `${id.slice(0, 28)}-${number}`;
    if (!ids.includes(candidate)) return candidate;
  }
}

/** Says why an id cannot be that of a new brand, with the nearest one that can. */
export function refuseId(id: string, ids: readonly string[]): string | undefined {
  if (!idForm.test(id)) {
    const slug = slugOf(id);
    const hint = slug === undefined ? '' : `; did you mean "${slug}"?`;
    return `the id "${id}" is not 2 to 32 of a-z, 0-9 and -, beginning with a letter${hint}`;
  }
  if (ids.includes(id)) return `there is a brand "${id}" already; "${freeId(id, ids)}" is free`;
  const reason = reservedReason(id);
  return reason === undefined ? undefined : `the id "${id}" is reserved: ${reason}; "${id}-bet" is free`;
}

export function refuseColor(color: string): string | undefined {
  const hex = cssToHex(color);
  if (hex === undefined) return `"${color}" is no color: expected "#rrggbb" or another CSS color`;
  return (screenColourOfHex(hex)?.alpha ?? 1) < 1
    ? `"${color}" is translucent: expected an opaque color`
    : undefined;
}

export function refuseLayout(layout: string): string | undefined {
  if (layoutNames.some((name) => name === layout)) return undefined;
  const nearest = nearestWord(layout, layoutNames);
  const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`;
  return `"${layout}" is no layout: expected one of ${layoutNames.join(', ')}${hint}`;
}
