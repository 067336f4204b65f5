const idLength = 32;

/** An image id has 32 characters once its dashes are removed; anything else is an address. */
export function isImageId(value: string): boolean {
  return value.replaceAll('-', '').length === idLength && !/[/.:?#]/.test(value);
}
