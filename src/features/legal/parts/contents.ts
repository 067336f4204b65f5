export interface Section {
  id: string;
  title: string;
}

const heading = /<h2\b([^>]*)>([\s\S]*?)<\/h2>/gi;

/** Gives every second-level heading an id, keeping those it has, makes it reachable, and lists them in order. */
export function withContents(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const numbered = html.replace(heading, (_whole, attributes: string, inner: string) => {
    const own = /\bid="([^"]+)"/.exec(attributes)?.[1];
    const id = own ?? `secao-${sections.length + 1}`;
    sections.push({ id, title: words(inner) });
    const reachable = `${attributes} tabindex="-1"`;
    return own ? `<h2${reachable}>${inner}</h2>` : `<h2 id="${id}"${reachable}>${inner}</h2>`;
  });
  return { html: numbered, sections };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
