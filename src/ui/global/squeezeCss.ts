// Without comments and blanks that mean nothing, because every page carries it.
export function squeezeCss(css: string): string {
  return (
    css
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, (_match, sign: string) => sign)
      // A blank before a colon is a combinator.
      .replace(/: /g, ':')
      .trim()
  );
}
