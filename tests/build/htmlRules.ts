import { HtmlValidate } from 'html-validate';

// Rules of the HTML standard; rules about style or other kinds of pages are off.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `<br/>`, `fetchPriority`, `hidden=""` and `selected=""`, Vite `<!doctype html>`; the standard
    // treats both forms as equal.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Safari drops the list role of a list without bullets unless it is explicit.
    'no-redundant-role': 'off',
    // An id may begin with a digit since HTML 5.
    'valid-id': ['error', { relaxed: true }],
    // Advice about search engines; `headTags` limits an operator's title.
    'long-title': 'off',
    // Scripts and styles are from the same origin, as the policy enforces.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Typography of telephone numbers, which legal texts quote unchanged.
    'tel-non-breaking': 'off',
  },
});

/** Lists violations of the HTML standard on a page, each prefixed with the given name. */
export async function htmlErrors(name: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`);
}
