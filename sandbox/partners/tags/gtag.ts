// Stand-in for gtag.js and gtm.js: reads the page's `dataLayer`, obeys its consent and reports hits to the collector.
// biome-ignore lint/correctness/noUnusedVariables: adds to the page's own type.
interface Window {
  google_tag_manager?: Record<string, { dataLayer: { name: string } }>;
  dataLayer?: object[];
}

(() => {
  type Facts = Record<string, unknown>;

  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const url = new URL(script.src);
  const id = url.searchParams.get('id') ?? '';
  const isContainer = url.pathname.endsWith('/gtm.js');
  const base = url.href.slice(0, url.href.indexOf(isContainer ? '/gtm.js' : '/gtag/js'));

  window.google_tag_manager ??= {};
  if (window.google_tag_manager[id]) return;
  window.google_tag_manager[id] = { dataLayer: { name: 'dataLayer' } };

  const signals: Record<string, unknown> = { ad_storage: 'granted', analytics_storage: 'granted' };
  let isConfigured = isContainer;
  let heldUntilMs = 0;
  const held: [name: string, facts: Facts][] = [];

  // The client id, in a cookie only with consent to analytics.
  function clientId() {
    const known = /(?:^|; )_ga=GA1\.1\.(\d+\.\d+)/.exec(document.cookie)?.[1];
    if (known || signals.analytics_storage !== 'granted') return known ?? '';
    const made = `${Math.floor(Math.random() * 2_147_483_647)}.${Math.floor(Date.now() / 1000)}`;
    // biome-ignore lint/suspicious/noDocumentCookie: as the real script does in every browser
    document.cookie = `_ga=GA1.1.${made}; path=/; max-age=63072000; SameSite=Lax`;
    return made;
  }

  function send(name: string, facts: Facts) {
    const hit = new URLSearchParams({
      v: '2',
      tid: id,
      en: name,
      gcs: `G1${signals.ad_storage === 'granted' ? 1 : 0}${signals.analytics_storage === 'granted' ? 1 : 0}`,
      cid: clientId(),
      dl: String(facts.page_location ?? location.href),
      dt: document.title,
    });
    for (const [key, value] of Object.entries(facts)) {
      if (typeof value === 'number') hit.set(`epn.${key}`, String(value));
      else if (typeof value === 'string' && key !== 'page_location') hit.set(`ep.${key}`, value);
    }
    navigator.sendBeacon(`${base}/g/collect?${hit}`);
  }

  function report(name: string, facts: Facts): void {
    const waitMs = heldUntilMs - Date.now();
    if (waitMs <= 0) {
      send(name, facts);
      return;
    }
    held.push([name, facts]);
    if (held.length === 1) setTimeout(release, waitMs);
  }

  function release() {
    heldUntilMs = 0;
    for (const [name, facts] of held.splice(0)) send(name, facts);
  }

  function readConsent(kind: unknown, settings: Facts) {
    for (const name of Object.keys(signals)) if (settings[name]) signals[name] = settings[name];
    if (kind === 'default' && typeof settings.wait_for_update === 'number')
      heldUntilMs = Date.now() + settings.wait_for_update;
    if (kind === 'update') release();
  }

  const isArguments = (entry: unknown): entry is [word: string, name: string, facts?: Facts] =>
    Object.prototype.toString.call(entry) === '[object Arguments]';
  const isEvent = (entry: unknown): entry is Facts & { event: string } =>
    typeof entry === 'object' && entry !== null && 'event' in entry && typeof entry.event === 'string';
  const isForThis = ({ send_to: to }: Facts) => to === undefined || [to].flat().includes(id);

  function read(entry: unknown) {
    if (!isArguments(entry)) {
      if (isContainer && isEvent(entry)) {
        const { event, ...facts } = entry;
        report(event, facts);
      }
      return;
    }
    const [word, name, facts = {}] = entry;
    if (word === 'consent') readConsent(name, facts);
    if (isContainer) return;
    if (word === 'config' && name === id) {
      isConfigured = true;
      if (facts.send_page_view !== false) report('page_view', {});
    }
    if (word === 'event' && isConfigured && isForThis(facts)) report(name, facts);
  }

  window.dataLayer ??= [];
  const layer = window.dataLayer;
  for (const entry of [...layer]) read(entry);
  const append = layer.push;
  layer.push = function push(...entries: object[]) {
    const length = append.apply(this, entries);
    for (const entry of entries) read(entry);
    return length;
  };
})();
