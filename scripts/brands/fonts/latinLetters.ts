// The range of every shipped font: Google's "latin".
export const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
  'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

// What pages in Portuguese show.
export const portugueseLetters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü' +
  '.,:;!?…()[]/-–—"“”\'‘’%+*=@#&$ªº°•·×€';

/** Lists the code points of a `unicode-range`. */
export function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
