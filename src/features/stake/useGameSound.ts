import { useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { StoredValue } from '../../shared/storage/browserStorage.ts';
import { shareStored, useStored } from '../../shared/storage/useStored.ts';

const storedSound = (brandId: string): StoredValue<boolean> => ({
  key: `${brandId}-game-sound`,
  version: 1,
  parse: (value) => (typeof value === 'boolean' ? value : null),
});

/** Keeps the player's choice of sound on this device; off until chosen. */
export function useGameSound(): readonly [isOn: boolean, toggle: () => void] {
  const { id } = useBrand();
  const stored = useMemo(() => storedSound(id), [id]);
  const isOn = useStored(stored) ?? false;
  return [isOn, () => shareStored(stored, !isOn)];
}
