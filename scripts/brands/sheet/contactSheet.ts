import { comparePictures, type PictureDifference } from './comparePictures.ts';
import type { Shot } from './takePictures.ts';

// A picture of the sheet, with its earlier state when the sheet compares.
export interface SheetEntry {
  shot: Shot;
  before: Shot | null;
  difference: PictureDifference | null;
  // `unexpected`: nothing that the brand's artifact is made of has changed.
  state: 'shown' | 'same' | 'changed' | 'unexpected' | 'new';
}

export interface ContactSheet {
  // The revision that it compares with, or null.
  against: string | null;
  entries: SheetEntry[];
  // Why the artifact of a brand changes, by brand.
  reasons: ReadonlyMap<string, readonly string[]>;
}

// Pixels at the edges of letters and pictures that differ from run to run.
const mostNoise = 5;

const keyOf = ({ brand, page, visitor, width }: Shot): string => `${brand} ${page} ${visitor} ${width}`;

/** Joins pictures with those of a revision; `earlier` is null when the sheet compares with none. */
export function contactSheet(
  shots: readonly Shot[],
  earlier: readonly Shot[] | null,
  against: string | null,
  reasons: ContactSheet['reasons'],
): ContactSheet {
  const past = new Map((earlier ?? []).map((shot) => [keyOf(shot), shot]));
  const entries = shots.map((shot): SheetEntry => {
    const before = past.get(keyOf(shot)) ?? null;
    if (earlier === null) return { shot, before, difference: null, state: 'shown' };
    if (before === null) return { shot, before, difference: null, state: 'new' };
    if (before.png.equals(shot.png)) return { shot, before, difference: null, state: 'same' };
    const difference = comparePictures(before.png, shot.png);
    if (difference.pixels <= mostNoise) return { shot, before, difference: null, state: 'same' };
    return { shot, before, difference, state: reasons.has(shot.brand) ? 'changed' : 'unexpected' };
  });
  return { against, entries, reasons };
}

/** Returns the pictures that differ from the revision. */
export function changedEntries({ entries }: ContactSheet): SheetEntry[] {
  return entries.filter(({ state }) => state === 'changed' || state === 'unexpected' || state === 'new');
}
