import { getPixelsCall } from '../../shared/contract/content/pixels.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { loadScript } from '../../shared/scripts/loadScript.ts';
import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import type { OptionalCategory } from '../consent/consentDecision.ts';
import { consentChanged, hasConsent, selectConsentDecision } from '../consent/consentSlice.ts';
import { mayUse } from '../consent/mayUse.ts';
import { selectSettings } from '../settings/useSettings.ts';
import { consentSignals, denyByDefault, updateConsent } from './consentMode.ts';
import { removeTagCookies } from './removeTagCookies.ts';
import { readContainerId, readTagId, type TagId, tagScriptUrl } from './tagIds.ts';
import { configureTag, gtag, offerGtag, pushEvent } from './tagQueue.ts';
import { consentOfEvent, type TrackingEvent } from './trackingEvent.ts';
import { addTrackingSink } from './trackingSinks.ts';

// The limit matters only when the list of tags never loads.
const mostWaiting = 50;

/**
 * Loads the operator's tags: under Brazilian law after consent, elsewhere with every signal denied by
 * default.
 */
export function registerTags(
  startListening: AppStartListening,
  store: Pick<AppStore, 'getState'>,
  { brand, http }: Pick<Services, 'brand' | 'http'>,
): void {
  const settings = brand.tags;
  if (!settings) return;
  const tags = new Map<string, TagId>();
  const waiting: TrackingEvent[] = [];
  let list: 'unasked' | 'asked' | 'known' = 'unasked';

  const isGiven = (category: OptionalCategory) => hasConsent(store.getState(), category);
  const mayLoad = () =>
    (['statistics', 'marketing'] as const).some((category) =>
      mayUse(store.getState(), brand.jurisdiction, category),
    );

  function announceConsent(): void {
    if (selectConsentDecision(store.getState())) updateConsent(consentSignals(isGiven));
  }

  function add(tag: TagId | null): void {
    if (!tag || tags.has(tag.id) || !settings) return;
    tags.set(tag.id, tag);
    configureTag(tag, Date.now());
    loadScript(tagScriptUrl(settings.script, tag), new AbortController().signal).catch(() => {});
  }

  function begin(): void {
    offerGtag();
    denyByDefault();
    announceConsent();
    gtag('js', new Date());
  }

  async function load(): Promise<void> {
    if (list !== 'unasked' || !settings || !mayLoad()) return;
    list = 'asked';
    const response = await http.send(requestOf(getPixelsCall, { authorization: settings.key }));
    // The next page view retries; the player may have refused meanwhile.
    if (!response.ok || !mayLoad()) {
      list = 'unasked';
      return;
    }
    begin();
    for (const { google_id } of response.data.data) add(readTagId(google_id));
    add(readContainerId(selectSettings(store.getState()).pixel_gtm));
    list = 'known';
    for (const event of waiting.splice(0)) pushEvent(event, [...tags.values()]);
  }

  addTrackingSink((event) => {
    void load();
    if (!isGiven(consentOfEvent[event.event])) return;
    if (list === 'known') pushEvent(event, [...tags.values()]);
    // A tag that is configured later records the current page on its own.
    else if (event.event !== 'page_view' && waiting.length < mostWaiting) waiting.push(event);
  });
  startListening({
    actionCreator: consentChanged,
    effect: () => {
      if (list === 'known') announceConsent();
      // Only a decision refuses; before it, the tags of brands without consent by law have no cookies either.
      if (selectConsentDecision(store.getState())) removeTagCookies(isGiven);
      return load();
    },
  });
  startListening({
    predicate: (_action, current, previous) =>
      selectSettings(current).pixel_gtm !== selectSettings(previous).pixel_gtm,
    effect: (_action, { getState }) => {
      if (list === 'known') add(readContainerId(selectSettings(getState()).pixel_gtm));
    },
  });
  void load();
}
