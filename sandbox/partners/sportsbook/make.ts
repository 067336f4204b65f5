// Elements and numbers, for every part of the widget.
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
export const money = (cents: number) => brl.format(cents / 100);
/** Formats cents as the text of an amount field, empty for none. */
export const typed = (cents: number) => (cents === 0 ? '' : (cents / 100).toFixed(2).replace('.', ','));

// Parses a typed amount into cents, 0 when there is none; as on the site, one dot before the last digits is a comma.
export function readCents(text: string): number {
  const typed = text.replace(/^\s*R\$|\s/g, '');
  const plain = /^\d+\.\d{1,2}$/.test(typed) ? typed : typed.replaceAll('.', '').replace(',', '.');
  const cents = /^\d*\.?\d*$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return Number.isSafeInteger(cents) ? cents : 0;
}

/** Groups a list by a key of its members, in the order of the first of each. */
export function grouped<One>(list: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const events = ['onclick', 'oninput', 'onkeydown'] as const;
const isEvent = (name: string): name is (typeof events)[number] => events.some((event) => event === name);

export interface Attributes {
  onclick?: (event: MouseEvent) => void;
  oninput?: (event: Event) => void;
  onkeydown?: (event: KeyboardEvent) => void;
  [name: string]: unknown;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

/** Makes a button that a screen reader announces as pressed or not; `key` identifies it among its siblings. */
export const toggleButton = (
  key: string,
  isPressed: boolean,
  onclick: () => void,
  ...children: (Node | string)[]
): HTMLButtonElement =>
  make(
    'button',
    { type: 'button', 'aria-pressed': String(isPressed), 'data-focus': key, onclick },
    ...children,
  );

/** Makes an element of a drawing. */
export function draw<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[Tag] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill<One extends Element>(element: One, attributes: Attributes, children: (Node | string)[]): One {
  for (const [name, value] of Object.entries(attributes)) {
    if (isEvent(name)) Object.assign(element, { [name]: value });
    else if (value !== false && value != null)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

// Replaces the children of `root` but keeps unchanged elements, because moving odds must not interrupt a press, the
// focus or typing.
export function redraw(root: Element | ShadowRoot, ...children: Node[]): void {
  for (const [index, child] of children.entries()) {
    const kept = root.childNodes[index];
    if (!kept) root.append(child);
    else if (!isSameKind(kept, child)) kept.replaceWith(child);
    else if (isElement(kept) && isElement(child)) become(kept, child);
    else if (kept.nodeValue !== child.nodeValue) kept.nodeValue = child.nodeValue;
  }
  while (root.childNodes.length > children.length) root.lastChild?.remove();
}

type AnyElement = HTMLElement | SVGElement;
const isElement = (node: Node): node is AnyElement =>
  node instanceof HTMLElement || node instanceof SVGElement;
const focusKey = (node: Node) => (isElement(node) ? node.dataset.focus : undefined);
const isSameKind = (one: Node, other: Node) =>
  one.nodeName === other.nodeName && focusKey(one) === focusKey(other);

function become(element: AnyElement, wanted: AnyElement) {
  for (const name of element.getAttributeNames())
    if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  element.onclick = wanted.onclick;
  element.oninput = wanted.oninput;
  element.onkeydown = wanted.onkeydown;
  // A typed value no longer follows its attribute.
  if (
    element instanceof HTMLInputElement &&
    wanted instanceof HTMLInputElement &&
    element.value !== wanted.value
  )
    element.value = wanted.value;
  redraw(element, ...wanted.childNodes);
  // A chosen option no longer follows its attribute either.
  if (
    element instanceof HTMLSelectElement &&
    wanted instanceof HTMLSelectElement &&
    element.value !== wanted.value
  )
    element.value = wanted.value;
}
