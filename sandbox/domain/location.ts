// Portaria SPA/MF 722/2024: location before a bet and every thirty minutes.
export const freshMinutes = 30;
const freshMs = freshMinutes * 60_000;

interface Place {
  latitude: number;
  longitude: number;
}

// A box around Brazil, enough for a stand-in.
const brazil = { south: -33.76, north: 5.28, west: -73.99, east: -28.83 };

export function isInBrazil({ latitude, longitude }: Place): boolean {
  const { south, north, west, east } = brazil;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

export const locatedUntil = (now: Date) => new Date(now.getTime() + freshMs);

// Ready-made accounts are in Brazil until the switch `locate` says otherwise.
const yearMs = 365 * 24 * 60 * 60_000;
export const standInLocation = (now: Date) => new Date(now.getTime() + yearMs);
