// Stand-in for the sportsbook's widget (WSDK v2). It has the interface of the real one (init, set, addSportsBook,
// addWidget) and renders into a shadow root of the page.
(() => {
  type BookModule = typeof import('./book.ts');
  type TicketModule = typeof import('./ticket.ts');
  type Settings = Parameters<TicketModule['createTicket']>[0]['settings'];

  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const base = new URL('.', script.src).href;
  let settings: ReturnType<Settings> | null = null;
  const books = new Set<{ update: () => void; remove: () => void }>();
  let slips: ReturnType<TicketModule['createTicket']> | null = null;

  function mount(container: HTMLElement, props: Record<string, unknown> = {}, kind = 'SportsBook') {
    if (!settings) throw new Error('altenarWSDK.init must be called first');
    const first = settings;
    const current = () => settings ?? first;
    let removed = false;
    let book: ReturnType<BookModule['createBook']> | null = null;
    const host = document.createElement('div');
    container.append(host);
    const handle = {
      update: () => book?.update(),
      remove() {
        removed = true;
        books.delete(handle);
        book?.remove();
        host.remove();
      },
    };
    books.add(handle);
    const modules: Promise<[BookModule, TicketModule]> = Promise.all([
      import(`${base}book.ts`),
      import(`${base}ticket.ts`),
    ]);
    modules.then(([{ createBook }, { createTicket }]) => {
      if (removed) return;
      slips ??= createTicket({ base, settings: current });
      book = createBook({ host, props, kind, base, settings: current, slips });
    });
    return handle;
  }

  window.altenarWSDK = {
    init(options) {
      const { integration } = options;
      if (typeof integration !== 'string' || integration === '') throw new Error('integration is required');
      settings = { token: null, ...options, integration };
    },
    set(changes) {
      if (settings) settings = { ...settings, ...changes };
      for (const book of books) book.update();
    },
    addSportsBook: ({ container, props }) => mount(container, props),
    addWidget: ({ widget, container, props }) => mount(container, props, widget),
  };
})();
