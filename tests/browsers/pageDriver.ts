// A control of the page: a role, and its name or text where there are several.
export interface Control {
  role: 'button' | 'field' | 'status' | 'alert' | 'dialog';
  name?: string;
  text?: string;
}

// A page, driven by the browser's own protocol.
export interface PageDriver {
  open(url: string): Promise<void>;
  // Runs a self-contained function in the page.
  evaluate<Result>(run: () => Result): Promise<Awaited<Result>>;
  isVisible(control: Control): Promise<boolean>;
  // Throws while the control is missing.
  click(control: Control): Promise<void>;
  // Replaces the value of a field.
  fill(control: Control, text: string): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  // PNG, base64.
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

// A browser that starts once and opens pages with separate cookies.
export interface BrowserDriver {
  newPage(): Promise<PageDriver>;
  close(): Promise<void>;
}

/** Finds the first visible element of a control, in the newest dialog while one is open; runs in the page. */
export function findControl({ role, name, text }: Control): HTMLElement | null {
  const selectors = {
    button: 'button',
    field: 'input, select, textarea',
    status: '[role="status"], output',
    alert: '[role="alert"]',
    dialog: 'dialog[open]',
  };
  const shown = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => shown(document.getElementById(id))).join(' ');
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    return element.getAttribute('aria-label') ?? shown(labels?.[0] ?? element);
  };
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  const scope = (role === 'dialog' ? null : dialogs[dialogs.length - 1]) ?? document;
  const found = [...scope.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) =>
      element.getClientRects().length > 0 &&
      (name === undefined || nameOf(element) === name) &&
      (text === undefined || shown(element).includes(text)),
  );
  return found ?? null;
}

export function notFound(control: Control): Error {
  return new Error(`not in the page: ${JSON.stringify(control)}`);
}
