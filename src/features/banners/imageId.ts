const idLength = 32;

/** Tells an image id (32 characters without dashes) from a URL. */
export function isImageId(value: string): boolean {
  return value.replaceAll('-', '').length === idLength && !/[/.:?#]/.test(value);
}
