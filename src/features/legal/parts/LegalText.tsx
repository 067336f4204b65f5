import type { LegalDocument } from '../../../shared/paths/pageData.ts';

export function LegalText({ document }: { document: LegalDocument }) {
  return (
    <article>
      <h1>{document.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this HTML from the brand's Markdown and left only safe tags */}
      <div dangerouslySetInnerHTML={{ __html: document.html }} />
    </article>
  );
}
