export type FoundLocation =
  | { kind: 'found'; latitude: number; longitude: number }
  | { kind: 'denied' | 'unknown' };

const patienceMs = 15_000;

/** Asks the browser where the player is; `denied` when the player or the device does not allow it. */
export function readLocation(): Promise<FoundLocation> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'unknown' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { timeout: patienceMs },
    );
  });
}
