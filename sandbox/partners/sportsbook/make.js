// Elements and figures, for every part of the widget.
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
export const money = (cents) => brl.format(cents / 100);
export const decimal = (odds) => (odds / 100).toFixed(2).replace('.', ',');

/** What was typed, in cents; 0: no amount. As in the site's own fields, one dot before the last digits is a comma. */
export function readCents(text) {
  const typed = text.replace(/^\s*R\$|\s/g, '');
  const plain = /^\d+\.\d{1,2}$/.test(typed) ? typed : typed.replaceAll('.', '').replace(',', '.');
  const cents = /^\d*\.?\d*$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return Number.isSafeInteger(cents) ? cents : 0;
}

const events = ['onclick', 'oninput'];

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (events.includes(name)) element[name] = value;
    else if (value !== false && value != null) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/**
 * Makes what stands in `root` equal to `children` and keeps every element that is still wanted: odds move every few
 * seconds, and neither a press, nor the focus, nor what is being typed may lose its element to that.
 */
export function redraw(root, ...children) {
  for (const [index, child] of children.entries()) {
    const kept = root.childNodes[index];
    if (!kept) root.append(child);
    else if (!isSameKind(kept, child)) kept.replaceWith(child);
    else if (kept instanceof Element) become(kept, child);
    else if (kept.data !== child.data) kept.data = child.data;
  }
  while (root.childNodes.length > children.length) root.lastChild.remove();
}

const isSameKind = (one, other) =>
  one.nodeName === other.nodeName && one.dataset?.focus === other.dataset?.focus;

function become(element, wanted) {
  for (const name of element.getAttributeNames())
    if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  for (const name of wanted.getAttributeNames())
    if (element.getAttribute(name) !== wanted.getAttribute(name))
      element.setAttribute(name, wanted.getAttribute(name));
  for (const name of events) element[name] = wanted[name];
  redraw(element, ...wanted.childNodes);
}
