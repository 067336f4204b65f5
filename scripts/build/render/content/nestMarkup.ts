import { Parser } from 'htmlparser2';
import { flowParents, frames, inlineTags, parentsOf, voidTags } from './markupRules.ts';

// No text of an operator needs more; a longer text is cut between two of its parts.
const longest = 60_000;

/** Makes sanitized HTML valid: elements in permitted parents, headings in order from the second level. */
export function nestMarkup(html: string): string {
  const writer = new MarkupWriter();
  const isFull = () => writer.length > longest;
  const parser = new Parser(
    {
      ontext: (text) => isFull() || writer.text(text),
      onopentag: (tag, attributes) => isFull() || writer.open(tag, written(attributes)),
      onclosetag: (tag) => isFull() || writer.close(tag),
    },
    // What is escaped stays so.
    { decodeEntities: false },
  );
  parser.end(html);
  return writer.finish();
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

const isHeading = (tag: string): boolean => /^h[2-4]$/.test(tag);

class MarkupWriter {
  readonly #open: string[] = [];
  // Levels of the headings above, as they were written.
  readonly #above: number[] = [];
  // Of the link that is open.
  #leadsOutside = false;
  #html = '';

  get length(): number {
    return this.#html.length;
  }

  get #parent(): string | null {
    return this.#open.at(-1) ?? null;
  }

  text(written: string): void {
    if (!frames.has(this.#parent)) this.#html += written;
  }

  open(written: string, attributes: string): void {
    if (!this.#makeRoom(written)) return;
    const tag = isHeading(written) ? this.#heading(Number(written[1])) : written;
    if (tag === 'a') this.#leadsOutside = attributes.includes(' target=');
    this.#html += `<${tag}${attributes}>`;
    if (!voidTags.has(tag)) this.#open.push(tag);
  }

  close(written: string): void {
    const tag = isHeading(written) ? (this.#open.findLast(isHeading) ?? written) : written;
    if (this.#open.includes(tag)) while (this.#pop() !== tag);
  }

  finish(): string {
    while (this.#open.length > 0) this.#pop();
    return this.#html.trim();
  }

  // The page's title is level 1, so the editor's first heading, of any level, becomes level 2.
  #heading(written: number): string {
    while ((this.#above.at(-1) ?? 0) >= written) this.#above.pop();
    this.#above.push(written);
    return `h${this.#above.length + 1}`;
  }

  // Closes elements that cannot hold this element; false when it is valid nowhere.
  #makeRoom(tag: string): boolean {
    const parents = parentsOf[tag];
    if (parents) {
      const index = this.#open.findLastIndex((open) => parents.includes(open));
      // A cell of an inner table is none of the outer one.
      if (index < 0 || this.#open.slice(index + 1).some((open) => frames.has(open) && !parentsOf[open]))
        return false;
      while (this.#open.length > index + 1) this.#pop();
      return true;
    }
    if (inlineTags.has(tag)) {
      if (tag === 'a') this.close('a');
      return !frames.has(this.#parent);
    }
    while (!flowParents.has(this.#parent) && !frames.has(this.#parent)) this.#pop();
    return !frames.has(this.#parent);
  }

  #pop(): string | undefined {
    const tag = this.#open.pop();
    if (tag === undefined) return undefined;
    const isBare = this.#html.endsWith(`<${tag}>`);
    // A list or table without any part is not allowed to be.
    if (isBare && frames.has(tag)) this.#html = this.#html.slice(0, -tag.length - 2);
    else this.#html += `${tag === 'a' && this.#leadsOutside ? ' ↗' : ''}</${tag}>`;
    return tag;
  }
}
