// Elements and figures, for every part of the widget.
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
export const money = (cents) => brl.format(cents / 100);
export const decimal = (odds) => (odds / 100).toFixed(2).replace('.', ',');

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/** Draws anew and leaves the focus, and the place in what is being typed, where it was. */
export function redraw(root, ...children) {
  const focused = root.activeElement?.dataset?.focus;
  const caret = root.activeElement?.selectionStart;
  root.replaceChildren(...children);
  if (!focused) return;
  const next = root.querySelector(`[data-focus="${CSS.escape(focused)}"]`);
  next?.focus({ preventScroll: true });
  if (caret != null) next?.setSelectionRange?.(caret, caret);
}
