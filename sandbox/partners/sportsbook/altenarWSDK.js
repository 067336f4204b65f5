// Stand-in for the sportsbook's widget (WSDK v2). Plain JavaScript: it is served to the browser as it stands. The same
// interface as the real one: init, set, addSportsBook, addWidget; it renders into a shadow root of the page.
(() => {
  const base = new URL('.', document.currentScript.src).href;
  let settings = null;
  const books = new Set();

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
    import(`${base}book.js`).then(({ createBook }) => {
      if (removed) return;
      book = createBook({ host, props, kind, base, settings: () => settings });
    });
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
