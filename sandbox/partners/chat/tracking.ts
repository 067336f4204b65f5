// Stand-in for LiveChat's tracking.js: `window.__lc` holds the license, `window.LiveChatWidget` is its interface.
(() => {
  type Child = Node | string;
  type Listener = { name: unknown; callback: (data: object) => void; isOnce: boolean };

  const settings = window.__lc;
  const waiting = window.LiveChatWidget;
  // The page removed its settings before the script loaded.
  if (!settings || !waiting) return;
  if (!settings.license) throw new Error('[LiveChatWidget] __lc.license is empty');
  if (settings.group !== undefined && typeof settings.group !== 'number') {
    throw new Error('[LiveChatWidget] __lc.group must be a number');
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host { position: fixed; inset: auto 0 0 auto; z-index: 2147483639; max-width: 100%; max-height: 100%; overflow: hidden; container-type: size; font: 400 15px/1.4 var(--font-body, system-ui), system-ui, sans-serif; color: var(--color-text, #1d1d29); }
* { box-sizing: border-box; margin: 0; font: inherit; }
.bubble { display: grid; place-items: center; width: 60px; height: 60px; margin: 12px; border: 2px solid currentColor; border-radius: 50%; background: var(--color-surface, #fff); color: var(--color-primary, #2352d9); cursor: pointer; }
.window { display: grid; grid-template-rows: auto 1fr auto; width: 100%; height: 100%; overflow: hidden; background: var(--color-surface, #fff); }
@container (width = 376px) and (height <= 584px) { .window { width: calc(100% - 24px); height: calc(100% - 24px); margin: 12px; border-radius: 12px; box-shadow: 0 6px 28px rgb(0 0 0 / .4); } }
header { display: flex; align-items: center; justify-content: space-between; padding: 12px 16px; background: var(--color-primary, #2352d9); color: var(--color-on-primary, #fff); font-weight: 700; }
header small { display: block; font-weight: 400; font-size: 12px; }
button { cursor: pointer; border: 0; background: none; color: inherit; }
header button { min-width: 44px; height: 44px; padding: 0 8px; border-radius: 8px; font-weight: 600; }
button:focus-visible, input:focus-visible { outline: 2px solid var(--color-focus, #0b1a4a); outline-offset: 2px; }
header button:focus-visible { outline-color: currentColor; }
ol { display: flex; flex-direction: column; gap: 8px; padding: 16px; overflow-y: auto; list-style: none; }
li { max-width: 80%; padding: 8px 12px; border-radius: 12px; background: var(--color-background, #ecedf3); }
li small { display: block; font-size: 12px; text-align: end; }
li.mine { align-self: flex-end; background: var(--color-primary, #2352d9); color: var(--color-on-primary, #fff); }
form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid var(--color-border, #dcdde5); }
input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid var(--color-control-border, #787b8f); border-radius: 8px; background: var(--color-background, #fff); color: inherit; }
input::placeholder { color: var(--color-text-muted, #5a5d70); opacity: 1; }
form button { min-width: 72px; border-radius: 8px; background: var(--color-primary, #2352d9); color: var(--color-on-primary, #fff); font-weight: 600; }
[hidden] { display: none !important; }
`);

  const host = document.createElement('div');
  host.id = 'chat-widget-container';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  // Element by element: pages that demand Trusted Types take no markup in a string.
  function fill<T extends Element>(
    element: T,
    attributes: Record<string, string | number>,
    children: Child[],
  ): T {
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.append(...children);
    return element;
  }
  const html = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Record<string, string | number>,
    ...children: Child[]
  ) => fill(document.createElement(tag), attributes, children);
  const svg = <Tag extends keyof SVGElementTagNameMap>(
    tag: Tag,
    attributes: Record<string, string | number>,
    ...children: Child[]
  ) => fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
  const drawing = svg(
    'svg',
    {
      width: 28,
      height: 28,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2,
      'aria-hidden': 'true',
    },
    svg('path', { d: 'M4 5h16v11h-9l-5 4v-4H4z' }),
  );
  const bubble = html(
    'button',
    { type: 'button', class: 'bubble', 'aria-label': 'Abrir janela do atendimento' },
    drawing,
  );
  const title = html('b', {});
  const minimize = html('button', { type: 'button', 'aria-label': 'Fechar atendimento' }, 'Fechar');
  const messages = html('ol', { 'aria-live': 'polite' });
  const field = html('input', {
    'aria-label': 'Mensagem',
    placeholder: 'Escreva sua mensagem',
    autocomplete: 'off',
    maxlength: 500,
  });
  const form = html('form', {}, field, html('button', {}, 'Enviar'));
  const shown = html(
    'section',
    { class: 'window', 'aria-label': 'Atendimento', hidden: '' },
    html('header', {}, html('span', {}, title, html('small', {}, 'Simulação do atendimento')), minimize),
    messages,
    form,
  );
  root.append(bubble, shown);

  const state = { availability: 'online', visibility: 'minimized' };
  const customer: { name: string; email: string; isReturning: boolean; sessionVariables: unknown } = {
    name: '',
    email: '',
    isReturning: false,
    sessionVariables: {},
  };
  const listeners: Listener[] = [];
  let isOver = false;

  function emit(name: string, data: object) {
    for (const listener of [...listeners]) {
      if (listener.name !== name) continue;
      if (listener.isOnce) listeners.splice(listeners.indexOf(listener), 1);
      listener.callback(data);
    }
  }

  function setVisibility(visibility: string) {
    if (state.visibility === visibility) return;
    state.visibility = visibility;
    draw();
    emit('visibility_changed', { visibility });
  }

  function draw() {
    host.hidden = state.visibility === 'hidden';
    const isOpen = state.visibility === 'maximized';
    const isPhone = isOpen && matchMedia('(max-width: 480px)').matches;
    host.style.width = isPhone ? '100%' : isOpen ? '376px' : '84px';
    host.style.height = isPhone ? '100%' : isOpen ? '584px' : '84px';
    bubble.hidden = isOpen;
    shown.hidden = !isOpen;
    title.textContent = customer.name ? `Olá, ${customer.name.split(' ')[0]}` : 'Atendimento';
  }

  function say(text: string, isMine: boolean) {
    const time = new Date().toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
    const line = html('li', { class: isMine ? 'mine' : '' }, text);
    line.append(html('small', {}, isMine ? `${time} · Enviada` : time));
    messages.append(line);
    line.scrollIntoView({ block: 'nearest' });
    emit('new_event', { type: 'message', author: { type: isMine ? 'customer' : 'agent' } });
  }

  const calls: Record<string, (argument: unknown) => void> = {
    maximize: () => setVisibility('maximized'),
    minimize: () => setVisibility('minimized'),
    hide: () => setVisibility('hidden'),
    destroy: () => {
      isOver = true;
      host.remove();
      listeners.length = 0;
    },
    set_customer_name: (name) => {
      customer.name = String(name ?? '');
      draw();
    },
    set_customer_email: (email) => {
      customer.email = String(email ?? '');
    },
    set_session_variables: (variables) => {
      customer.sessionVariables = variables;
    },
  };

  const facts: Record<string, unknown> = {
    state,
    customer_data: customer,
    chat_data: { chatId: null, threadId: null },
  };

  const isCallback = (value: unknown): value is Listener['callback'] => typeof value === 'function';

  function handle(method: 'on' | 'once' | 'off' | 'call' | 'get', args: readonly unknown[]): unknown {
    if (isOver) return undefined;
    const [name, argument] = args;
    if (method === 'call') return calls[String(name)]?.(argument);
    if (method === 'get') return facts[String(name)];
    if (method === 'off') {
      const found = listeners.findIndex((one) => one.name === name && one.callback === argument);
      if (found >= 0) listeners.splice(found, 1);
      return undefined;
    }
    if (isCallback(argument)) listeners.push({ name, callback: argument, isOnce: method === 'once' });
    return undefined;
  }

  bubble.addEventListener('click', () => {
    setVisibility('maximized');
    field.focus();
  });
  minimize.addEventListener('click', () => {
    setVisibility('minimized');
    bubble.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = '';
    say(text, true);
    setTimeout(() => say('Recebemos a sua mensagem. Aqui responderia uma pessoa da equipe.', false), 600);
  });

  draw();
  document.body.append(host);
  say('Olá! Como podemos ajudar?', false);
  waiting._h = handle;
  for (const [method, args] of waiting._q.splice(0)) handle(method, args);
  if (isOver) return;
  window.LiveChatWidget = waiting;
  emit('ready', { state: { ...state }, customerData: { ...customer } });
})();
