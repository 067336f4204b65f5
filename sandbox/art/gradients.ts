// Materials by one letter: lower case is lit from above (linear), upper case is a ball (radial). Each has a light, a
// middle and a dark tone.
export const materials: Record<string, readonly [string, string, string]> = {
  g: ['#fff6c2', '#ffc629', '#a3540a'],
  v: ['#ffffff', '#c3ccd8', '#5b6778'],
  r: ['#ff9a8b', '#e8233f', '#7d0425'],
  n: ['#c7ff9c', '#2fb84a', '#07572e'],
  b: ['#b4e6ff', '#2384f0', '#0b2f86'],
  u: ['#f0c2ff', '#9a35e0', '#440a82'],
  o: ['#ffe0a1', '#ff8a1c', '#a83305'],
  k: ['#ffd9ea', '#ff5fa8', '#a9125f'],
  y: ['#fffbd0', '#ffe23e', '#c78a00'],
  w: ['#ffffff', '#f3eee6', '#b9ae9f'],
  m: ['#d9a066', '#8a4f24', '#45210c'],
  d: ['#5a6480', '#2a3048', '#0b0e1d'],
  t: ['#bdfff2', '#17b8a6', '#06524f'],
  s: ['#ffe3c4', '#e8a877', '#9c5a34'],
  e: ['#f2d9a0', '#d4a757', '#8a5f22'],
};

/** Returns the gradients that a drawing refers to, and no other. */
export function gradientDefinitions(drawing: string): string {
  const used = new Set([...drawing.matchAll(/url\(#([a-zA-Z])\)/g)].map((match) => match[1] ?? ''));
  return [...used]
    .sort()
    .map((id) => {
      const tones = materials[id.toLowerCase()];
      if (!tones) return '';
      const stops = `<stop stop-color="${tones[0]}"/><stop offset=".5" stop-color="${tones[1]}"/><stop offset="1" stop-color="${tones[2]}"/>`;
      return id === id.toLowerCase()
        ? `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`
        : `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops}</radialGradient>`;
    })
    .join('');
}

/** Returns the color that most shapes of a drawing have. */
export function mainColour(drawing: string): string {
  const counts = new Map<string, number>();
  for (const [, paint = ''] of drawing.matchAll(/fill="(url\(#[a-zA-Z]\)|#[0-9a-f]{6})"/g)) {
    const colour =
      materials[paint.slice(5, -1).toLowerCase()]?.[1] ?? (paint.startsWith('#') ? paint : '#ffffff');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '#ffffff';
}
