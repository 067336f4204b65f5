import { HtmlValidate } from 'html-validate';

/** The HTML standard's own rules. Off: what is a matter of taste or speaks of something else than these pages. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `<br/>`, `fetchPriority`, `hidden=""` and `selected=""`, Vite `<!doctype html>`; the standard reads each as the other form.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Safari forgets that a list without bullets is one unless the role says so.
    'no-redundant-role': 'off',
    // A heading's id may begin with its number since HTML 5.
    'valid-id': ['error', { relaxed: true }],
    // Advice about search engines; how long an operator's title may be, `headTags` decides.
    'long-title': 'off',
    // Scripts and styles are from this very origin, which the policy makes sure of.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Typography of telephone numbers, which legal texts quote as they are written.
    'tel-non-breaking': 'off',
  },
});

/** What is wrong with a page by the HTML standard; each fault begins with the given name. */
export async function htmlFaults(name: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`);
}
