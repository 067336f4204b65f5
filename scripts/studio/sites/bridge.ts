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
  let ownFaces: FontFace[] = [];
  // Unsaved texts by the saved text of the same line.
  let unsavedLines = new Map<string, string>();
  const changedTexts = new WeakMap<Text, { saved: string; shown: string }>();

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
      const isOwn = ownFaces.some((face) => face.family.replaceAll('"', '') === family);
      if (!font || isOwn || loadedFonts.has(family)) continue;
      loadedFonts.add(family);
      document.fonts.add(
        new FontFace(family, `url("${font.url}") format("woff2")`, { weight: font.weight, display: 'swap' }),
      );
    }
  }

  // Bytes, because the policy of the site refuses fonts from data URLs.
  function applyFonts(fonts: { family: string; weights: string; content: string }[]): void {
    for (const face of ownFaces) document.fonts.delete(face);
    ownFaces = fonts.map(({ family, weights, content }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      return new FontFace(family, bytes, { weight: weights });
    });
    for (const face of ownFaces) document.fonts.add(face);
  }

  function applyProperties(properties: Record<string, unknown>): void {
    const declarations = Object.entries(properties).filter(([name, value]) => isDeclaration(name, value));
    for (const [name, value] of declarations) if (name.startsWith('--font-')) loadFonts(String(value));
    sheet.replaceSync(`:root{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`);
    tell({ type: 'studio:applied' });
  }

  function readBrand(): { name: string; voice: Record<string, string> } {
    return JSON.parse(document.getElementById('brand')?.textContent ?? '{"name":"","voice":{}}');
  }

  function showLine(text: Text): void {
    const change = changedTexts.get(text);
    const saved = change?.shown === text.data ? change.saved : text.data;
    const shown = unsavedLines.get(saved) ?? saved;
    if (shown === text.data) return;
    changedTexts.set(text, { saved, shown });
    text.data = shown;
  }

  function showLinesIn(node: Node): void {
    if (node instanceof Text) showLine(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode instanceof Text) showLine(texts.currentNode);
  }

  // The app renders saved texts, so a text that it adds later is replaced as well.
  function watchTexts(): void {
    const observer = new MutationObserver((changes) => {
      if (unsavedLines.size === 0) return;
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) showLinesIn(node);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  function applyVoice(texts: Record<string, unknown>): void {
    const { name, voice } = readBrand();
    const lines = Object.entries(texts).flatMap(([line, text]): [string, string][] => {
      const saved = voice[line];
      return saved === undefined
        ? []
        : [[saved, String(text).replace(/\{\{\s*brand\.name\s*\}\}/g, () => name)]];
    });
    const isSame =
      lines.length === unsavedLines.size && lines.every(([saved, text]) => unsavedLines.get(saved) === text);
    if (isSame) return;
    unsavedLines = new Map(lines);
    showLinesIn(document.body);
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
    const hydrated = new Promise<void>((resolve) => {
      const root = document.documentElement;
      const observer = new MutationObserver(() => {
        if (root.dataset.ready === undefined) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(root, { attributes: true, attributeFilter: ['data-ready'] });
    });
    void hydrated.then(watchTexts);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    window.addEventListener('message', (event) => {
      if (event.origin !== studio || event.source !== window.parent) return;
      const message: unknown = event.data;
      if (typeof message !== 'object' || message === null || !('type' in message)) return;
      if (message.type === 'studio:properties' && 'properties' in message)
        applyProperties(Object(message.properties));
      if (message.type === 'studio:fonts' && 'fonts' in message && Array.isArray(message.fonts))
        applyFonts(message.fonts);
      if (message.type === 'studio:voice' && 'texts' in message) {
        const { texts } = message;
        void hydrated.then(() => applyVoice(Object(texts)));
      }
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
