// Drawn as strokes like the other icons.
export const socialIconPaths = {
  facebook: 'M14 21v-8h3l.5-3.5H14V8c0-1.2.5-2 2-2h1.5V3H15c-3 0-4.5 1.8-4.5 4.5v2H8V13h2.5v8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm8 9a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm1-5h.01',
  telegram: 'm3 11.5 18-7.5-3 16-6-4.5-3 3-.5-5.5L17 7l-11 5.5z',
  tiktok: 'M10.5 10.5a4.8 4.8 0 1 0 4 4.8V3c.3 3 2 5 5 5.3',
  twitter: 'M4 4h4.5L20 20h-4.5zm.5 16 6.5-7.2m2.3-2.6L19 4',
  youtube: 'M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
} as const;
