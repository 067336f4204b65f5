// Runs in a brand's site before the app, in a frame of the studio alone.
{
  const script = document.currentScript;
  const dataset = script instanceof HTMLScriptElement ? script.dataset : {};
  const studio = dataset.studio ?? '';
  // Cookies of a frame on another site are blocked, so the frame has a jar of its own.
  const jarKey = 'studio-cookies';
  // An adopted sheet leaves the inline styles of the app alone.
  const sheet = new CSSStyleSheet();
  const loadedFonts = new Set<string>();

  function readJar(): Record<string, string> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(jarKey) ?? '{}');
      return Object.fromEntries(Object.entries(Object(kept)).map(([name, value]) => [name, String(value)]));
    } catch {
      return {};
    }
  }

  function writeCookie(text: string): void {
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    const isOver = attributes.some((attribute) => {
      const [key = '', value = ''] = attribute.split('=');
      const isPast = key.toLowerCase() === 'expires' && Date.parse(value) <= Date.now();
      return isPast || (key.toLowerCase() === 'max-age' && Number(value) <= 0);
    });
    const { [name]: _, ...rest } = readJar();
    const jar = isOver ? rest : { ...rest, [name]: pair.slice(equals + 1) };
    try {
      sessionStorage.setItem(jarKey, JSON.stringify(jar));
    } catch {
      // Site data is blocked, so the frame shows a guest.
    }
  }

  function keepCookiesInFrame(): void {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () =>
        Object.entries(readJar())
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      set: writeCookie,
    });
  }

  function isDeclaration(name: string, value: unknown): value is string {
    return (
      (/^--[a-z0-9-]+$/.test(name) || name === 'color-scheme') &&
      typeof value === 'string' &&
      !/[{};<]/.test(value)
    );
  }

  // The site ships the fonts of its saved theme alone.
  function loadFonts(stack: string): void {
    const catalog: Record<string, { url: string; weight: string }> = JSON.parse(dataset.fonts ?? '{}');
    for (const [, family = ''] of stack.matchAll(/"([^"]+)"/g)) {
      const font = catalog[family];
      if (!font || loadedFonts.has(family)) continue;
      loadedFonts.add(family);
      document.fonts.add(
        new FontFace(family, `url("${font.url}") format("woff2")`, { weight: font.weight, display: 'swap' }),
      );
    }
  }

  function applyProperties(properties: Record<string, unknown>): void {
    const declarations = Object.entries(properties).filter(([name, value]) => isDeclaration(name, value));
    for (const [name, value] of declarations) if (name.startsWith('--font-')) loadFonts(String(value));
    sheet.replaceSync(`:root{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`);
    tell({ type: 'studio:applied' });
  }

  function tell(message: object): void {
    window.parent.postMessage(message, studio);
  }

  const path = (): string => location.pathname + location.search;

  function tellPath(): void {
    tell({ type: 'studio:path', path: path() });
  }

  if (studio !== '' && window.parent !== window) {
    keepCookiesInFrame();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    window.addEventListener('message', (event) => {
      if (event.origin !== studio || event.source !== window.parent) return;
      const message: unknown = event.data;
      if (typeof message !== 'object' || message === null || !('type' in message)) return;
      if (message.type === 'studio:properties' && 'properties' in message)
        applyProperties(Object(message.properties));
    });
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method].bind(history);
      history[method] = (...parameters) => {
        original(...parameters);
        tellPath();
      };
    }
    window.addEventListener('popstate', tellPath);
    tell({ type: 'studio:ready', path: path() });
  }
}
