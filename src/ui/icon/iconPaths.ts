/** Paths of 24 × 24 stroke icons, drawn for Bandeira and inlined into every page (iconSprite.ts). */
export const iconPaths = {
  accessibility:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-5.5h.01M7.5 9.5 12 10.5l4.5-1M12 10.5V14l-2.5 4M12 14l2.5 4',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  bell: 'M6 16V10a6 6 0 0 1 12 0v6l2 2H4zm4 5h4',
  calendar: 'M4 6h16v14H4zm0 5h16M8 3v5m8-5v5',
  chat: 'M4 5h16v11h-9l-5 4v-4H4zm5 5.5h6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  chip: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-5 0a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm-4-9v5m0 8v5M3 12h5m8 0h5',
  cinema: 'M3 5.5h18v13H3zm3.5 4h11v5h-11z',
  circle: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-5v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  coupon: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zm11 0v2m0 2v2m0 2v2',
  crown: 'm4 17-1-9 5 4 4-7 4 7 5-4-1 9zm0 3h16',
  deposit: 'M19 8V5H5a2 2 0 0 0 0 4h16v4M3 7v12h10m8-3v6m-3-3h6',
  download: 'M12 3v11m-5-5 5 5 5-5M4 15v5h16v-5',
  document: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zm1.5 6.5 5 5m0-5-5 5',
  double: 'M2 8h6.5v8H2zm13.5 0H22v8h-6.5zM12 6v12M9.5 3h5L12 6zm0 18h5L12 18z',
  esports:
    'M8 7h8a5 5 0 0 1 5 5.5c0 3-.5 5-2.5 5S16 15 14 15h-4c-2 0-2.5 2.5-4.5 2.5S3 15.5 3 12.5A5 5 0 0 1 8 7zm-1 4h3m-1.5-1.5v3M15 12.5h.01M17 10.5h.01',
  external: 'M14 4h6v6m0-6-9 9m-2-7H5v13h13v-4',
  eye: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  'eye-off':
    'M4 4l16 16M10 5.7A10 10 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-3 3.7M6 7.5A17 17 0 0 0 2 12s3.5 6.5 10 6.5a10 10 0 0 0 4.5-1M10 10a3 3 0 0 0 4 4',
  filter: 'M4 7h9m4 0h3M4 17h3m4 0h9m-3-10a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm-6 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  fullscreen: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zm9 0v13m0-13C9 7 7 6.5 7 4.8S10.5 2.5 12 7c1.5-4.5 5-4 5-2.2S15 7 12 7z',
  heart: 'M12 20 4.5 12.5a4.6 4.6 0 0 1 6.5-6.5l1 1 1-1a4.6 4.6 0 0 1 6.5 6.5z',
  'heart-filled': 'M12 20 4.5 12.5a4.6 4.6 0 0 1 6.5-6.5l1 1 1-1a4.6 4.6 0 0 1 6.5 6.5z',
  history: 'M4 4v5h5M4.5 9a8.5 8.5 0 1 1-1 4.5M12 8v4.5l3 2',
  home: 'm3 11 9-8 9 8m-15.5-2v11h13V9M10 20v-6h4v6',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-1v5m0-8.5h.01',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01m-.01 6h.01m-.01 6h.01',
  live: 'M3 6h12v12H3zm12 4.5 6-3.5v10l-6-3.5M7 10h.01',
  logout: 'M14 4H5v16h9M9 12h12m-4-4 4 4-4 4',
  lock: 'M5 11h14v10H5zm3 0V8a4 4 0 0 1 8 0v3m-4 4v2',
  mail: 'M3 5h18v14H3zm0 2 9 6 9-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  mines:
    'M17 14a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zm-2-4.5 2.5-2.5m0 0c-1-2 .5-4 3-3.5M8 14a2.5 2.5 0 0 1 2.5-2.5',
  minus: 'M5 12h14',
  pause: 'M8 5v14m8-14v14',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4z',
  play: 'm7 4.5 13 7.5-13 7.5z',
  plus: 'M12 5v14m-7-7h14',
  print: 'M7 9V3h10v6M7 18H3V9h18v9h-4M7 14h10v7H7z',
  promotion: 'M3 4h9l9 9-8 8-9-9zm4.5 4.5h.01',
  refresh: 'M20 5v5h-5m4.5 0A8 8 0 1 0 20 13',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zm-1.8 4.7L20 20',
  settings:
    'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM12 3v2.5m0 13V21M4.2 7.5l2.2 1.2m11.2 6.6 2.2 1.2m-15.6 0 2.2-1.2m11.2-6.6 2.2-1.2',
  shield: 'M12 3 4.5 6v6c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V6zm-3 9 2.2 2.2L15.5 10',
  slots: 'M3 5h15v14H3zm5 0v14m5-14v14M3 12h15m0 2h3V8m.5-2.5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0z',
  sports:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-4 4 3-1.5 4.5h-5L8 11zm0 0V3.2M16 11l4.5-1.5m-6 6 2.8 3.8m-7.8-3.8-2.8 3.8M8 11 3.5 9.5',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.8z',
  'star-filled': 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.8z',
  trophy: 'M7 4h10v6a5 5 0 0 1-10 0zm0 2H3.5c0 3 1.5 5 4 5M17 6h3.5c0 3-1.5 5-4 5M12 15v5m-4 0h8',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
  volume: 'M4 9.5h3.5L13 5v14l-5.5-4.5H4zm12.5-1a5 5 0 0 1 0 7m2.5-9.5a9 9 0 0 1 0 12',
  'volume-off': 'M4 9.5h3.5L13 5v14l-5.5-4.5H4zm13 0 5 5m0-5-5 5',
  wallet: 'M4 7h16v13H4zm0 0 12-4v4m4 4.5h-4a2 2 0 0 0 0 4h4',
  warning: 'M12 4 2.5 20h19zm0 6v4.5m0 2.8h.01',
  'wifi-off':
    'm4 4 16 16M8.5 16a5 5 0 0 1 6.5-.4M5 12.5a10 10 0 0 1 4.5-2.6M2 9a14.5 14.5 0 0 1 4-2.6m5-.9A14.5 14.5 0 0 1 22 9m-7.5 1.3a10 10 0 0 1 4.5 2.2M12 19.5h.01',
  withdraw: 'M13 7H3v12h18v-6m-6.5 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM16 8l5-5m-4.5 0H21v4.5',
} as const;

// Filled instead of stroked.
export const filledIcons: ReadonlySet<string> = new Set(['heart-filled', 'star-filled', 'play']);

export type IconName = keyof typeof iconPaths;

// Includes icons that an icon service has added.
export type MenuIconName = IconName | `service-${string}`;
