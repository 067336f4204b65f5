const s = (count: number): string => (count === 1 ? '' : 's');

export const englishScreens = {
  shell: {
    title: 'Brand studio',
    navigation: 'Screens',
    skip: 'Skip to the content',
    brands: 'Brands',
    newBrand: 'New brand',
    ship: 'Ship',
    language: 'Language',
    close: 'Close',
    storageFull: 'This browser has no room left for the draft. Save now to lose nothing.',
  },
  errors: {
    retry: 'Try again',
    gone: 'The studio does not answer. Your changes are kept in this browser: run npm run studio again and go on.',
    token:
      'This window has no access any more. Open the address that npm run studio prints; your changes are kept.',
    origin: 'The server refuses requests from this address. Open the one that npm run studio prints.',
    host: 'The server refuses requests from this address. Open the one that npm run studio prints.',
    input: 'The server did not understand the request. Nothing was written.',
    'too-large': 'The file is too large. Nothing was written.',
    unknown: 'Something unexpected happened in the studio. Your changes are kept in this browser.',
    failed: 'The request failed. Nothing was written, and your changes are still here.',
    'invalid-response': 'The server is of another version. Run npm run studio again; your changes are kept.',
  },
  brands: {
    title: 'Brands',
    loading: 'Loading the brands',
    search: 'Search brands',
    none: 'No brand found',
    noneText: (search: string): string => `Nothing matches “${search}”.`,
    choose: (name: string): string => `Compare ${name}`,
    compare: (count: number): string => (count < 2 ? 'Choose brands to compare' : `Compare ${count}`),
    passes: 'No errors',
    contrast: (ratio: string, required: number): string => `closest contrast ${ratio} of ${required}:1`,
    extends: (id: string): string => `inherits from ${id}`,
    lawful: 'Brazilian law',
    changed: 'Differs from main',
    unsaved: (count: number): string => `${count} unsaved`,
  },
  checks: {
    running: 'Checking…',
    summary: (count: number): string => (count === 0 ? '' : `${count} finding${s(count)}`),
    none: 'No problems: the brand passes the check.',
    error: (count: number): string => `${count} error${s(count)}`,
    warning: (count: number): string => `${count} warning${s(count)}`,
    contrast: (found: string, required: string): string =>
      `contrast of ${found}, at least ${required}:1 is needed`,
    show: 'Go to the control',
    fix: (after: unknown): string => (typeof after === 'string' ? `Use ${after}` : 'Fix'),
    fixFile: (after: unknown): string =>
      typeof after === 'string' ? `Write ${after} to the file` : 'Fix in the file',
    fixAll: (count: number): string => `Apply ${count} fixes`,
    notFixed: 'The files changed on disk. Nothing was written: try again.',
  },
};
