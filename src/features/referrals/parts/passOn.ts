export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Shares a link; resolves to false on failure, while a canceled share counts as success. */
export async function share(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
