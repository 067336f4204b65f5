// Stand-in for the sportsbook's widget (WSDK v2). Plain JavaScript: it is served to the browser as it stands. The same
// interface as the real one: init, set, addSportsBook, addWidget; it renders into a shadow root of the page.
(() => {
  const base = new URL('.', document.currentScript.src).href;
  let settings = null;
  const books = new Set();
  let slips = null;

  function mount(container, props = {}, kind = 'SportsBook') {
    if (!settings) throw new Error('altenarWSDK.init must be called first');
    let removed = false;
    let book = null;
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
    Promise.all([import(`${base}book.js`), import(`${base}ticket.js`)]).then(
      ([{ createBook }, { createTicket }]) => {
        if (removed) return;
        slips ??= createTicket({ base, settings: () => settings });
        book = createBook({ host, props, kind, base, settings: () => settings, slips });
      },
    );
    return handle;
  }

  window.altenarWSDK = {
    init(options) {
      if (!options?.integration) throw new Error('integration is required');
      settings = { culture: 'pt-BR', token: null, themeName: 'default', ...options };
    },
    set(changes) {
      settings = { ...settings, ...changes };
      for (const book of books) book.update();
    },
    addSportsBook: ({ container, props }) => mount(container, props),
    addWidget: ({ widget, container, props }) => mount(container, props, widget),
  };
})();
