/** Whether the device has a sheet of its own for passing links on. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** False when it could not be shared; a player who changed their mind has shared all they wanted to. */
export async function share(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
