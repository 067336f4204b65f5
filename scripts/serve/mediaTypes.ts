const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

export function mediaType(extension: string): string {
  return types[extension] ?? 'application/octet-stream';
}

// Compressed formats would only grow.
export function isCompressible(extension: string): boolean {
  return /^\.(html|js|css|json|webmanifest|svg|ico|txt|xml)$/.test(extension);
}
