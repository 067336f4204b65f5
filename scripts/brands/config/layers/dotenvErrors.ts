import type { TextError } from '../../textFile.ts';

const settingPattern = /^(?:export\s+)?([\w.-]+)\s*(?:=|:\s)\s*(["'`]?)/;

/** Finds lines that dotenv skips, and quotes that it leaves open. Values may be secrets, so no error repeats them. */
export function dotenvErrors(text: string, variables: Record<string, string>): TextError[] {
  const insideValues = new Set(
    Object.values(variables).flatMap((value) => value.split('\n').map((line) => line.trim())),
  );
  return text.split('\n').flatMap((line, index) => {
    const written = line.trim();
    const at = { line: index + 1, column: line.indexOf(written) + 1 };
    const [setting, name = '', quote = ''] = settingPattern.exec(written) ?? [];
    if (setting === undefined) {
      if (written === '' || written.startsWith('#')) return [];
      if (insideValues.has(written.replace(/["'`]\s*(?:#.*)?$/, '').trim())) return [];
      const expected = 'NAME=value, or # before a comment';
      return [{ ...at, found: 'a line without =', expected, message: 'this line sets no variable' }];
    }
    if (quote === '' || !variables[name]?.startsWith(quote)) return [];
    const message = `the value of ${name} begins with a quote that does not end it`;
    return [{ ...at, found: `one ${quote}`, expected: `a closing ${quote}`, message }];
  });
}
