export interface Location {
  /** Below `site/`. */
  file: string;
  status: 200 | 404;
}

const onlyFiles = /^\/(assets|brand|builds)\//;
const notFound: Location = { file: '404.html', status: 404 };
/** The page for what is not there, by its own names; `/50x.html` is there for whoever asks for it, as any file. */
const missingPage: ReadonlySet<string> = new Set(['/404', '/404/', '/404.html']);

/** The file that answers a decoded path: the file itself, the path's page, or the app shell, which knows the rest. */
export function locate(path: string, exists: (file: string) => boolean): Location {
  if (missingPage.has(path)) return notFound;
  const file = path.slice(1);
  if (file !== '' && !file.endsWith('/') && exists(file)) return { file, status: 200 };
  if (onlyFiles.test(path)) return notFound;
  const folder = file.replace(/\/+$/, '');
  const page = folder === '' ? 'index.html' : `${folder}/index.html`;
  return { file: exists(page) ? page : '200.html', status: 200 };
}

/** The path of an address, decoded; null for one that tries to leave the site or is no valid encoding. */
export function decodedPath(address: string): string | null {
  try {
    const path = decodeURIComponent(new URL(address).pathname);
    const parts = path.split('/');
    return parts.includes('..') || parts.includes('.') || /[\\\0]/.test(path) ? null : path;
  } catch {
    return null;
  }
}
