// Sends a control call and shows its result.
export type Act = (name: string, payload: object, done: string) => void;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

export const button = (text: string, label: string, onclick: (() => void) | null) => {
  const node = element('button', { type: 'button', className: 'button quiet small', onclick }, text);
  node.setAttribute('aria-label', label);
  return node;
};

// Replaces the rows only when they changed, which keeps the focus.
export function drawRows<T>(
  list: HTMLElement,
  key: string,
  items: readonly T[],
  empty: string,
  row: (item: T) => HTMLElement,
) {
  const shown = JSON.stringify([key, items]);
  if (list.dataset.shown === shown) return;
  list.dataset.shown = shown;
  list.replaceChildren(
    ...(items.length > 0 ? items.map(row) : [element('li', { className: 'empty' }, empty)]),
  );
}
