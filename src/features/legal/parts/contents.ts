import { decodeEntities } from '../../../shared/html/decodeEntities.ts';

export interface Section {
  id: string;
  title: string;
}

const heading = /<h2\b([^>]*)>([\s\S]*?)<\/h2>/gi;

/** Adds an id and a tab index to every second-level heading and lists the headings. */
export function withContents(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const numbered = html.replace(heading, (_whole, attributes: string, inner: string) => {
    const own = /\bid="([^"]+)"/.exec(attributes)?.[1];
    const id = own ?? `secao-${sections.length + 1}`;
    sections.push({ id, title: decodeEntities(inner.replace(/<[^>]*>/g, '')).trim() });
    const reachable = `${attributes} tabindex="-1"`;
    return own ? `<h2${reachable}>${inner}</h2>` : `<h2 id="${id}"${reachable}>${inner}</h2>`;
  });
  return { html: numbered, sections };
}
