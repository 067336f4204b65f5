import { pixelsSchema } from '../../shared/contract/pixels.ts';
import { loadScript } from '../../shared/scripts/loadScript.ts';
import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import type { OptionalCategory } from '../consent/consentDecision.ts';
import { consentChanged, hasConsent, selectConsentDecision } from '../consent/consentSlice.ts';
import { selectSettings } from '../settings/useSettings.ts';
import { consentSignals, denyByDefault, updateConsent } from './consentMode.ts';
import { readContainerId, readTagId, type TagId, tagScriptAddress } from './tagIds.ts';
import { configureTag, gtag, offerGtag, pushEvent } from './tagQueue.ts';
import { consentOfEvent, type TrackingEvent } from './trackingEvent.ts';
import { addTrackingSink } from './trackingSinks.ts';

/** More than that happens before the list of tags is there only when it never comes. */
const mostWaiting = 50;

/**
 * The operator's marketing tags: consent first, then their list, their scripts and what happens on the site. Under
 * Brazilian law nothing of it is there before a yes to measuring or advertising; elsewhere the scripts come at once,
 * with everything denied. A script that is blocked, fails or never comes changes nothing on the page.
 */
export function startTags(
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
  const mayLoad = () => brand.jurisdiction !== 'br' || isGiven('statistics') || isGiven('marketing');

  function announceConsent(): void {
    if (selectConsentDecision(store.getState())) updateConsent(consentSignals(isGiven));
  }

  function add(tag: TagId | null): void {
    if (!tag || tags.has(tag.id) || !settings) return;
    tags.set(tag.id, tag);
    configureTag(tag, Date.now());
    loadScript(tagScriptAddress(settings.script, tag), new AbortController().signal).catch(() => {});
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
    const answer = await http.send({
      path: '/api/pixels',
      authorization: settings.key,
      schema: pixelsSchema,
    });
    if (!answer.ok) {
      // The next page asks again.
      list = 'unasked';
      return;
    }
    begin();
    for (const { google_id } of answer.data.data) add(readTagId(google_id));
    add(readContainerId(selectSettings(store.getState()).pixel_gtm));
    list = 'known';
    for (const event of waiting.splice(0)) pushEvent(event, [...tags.values()]);
  }

  addTrackingSink((event) => {
    void load();
    if (!isGiven(consentOfEvent[event.event])) return;
    if (list === 'known') pushEvent(event, [...tags.values()]);
    // A tag that is configured later sees the page of that moment by itself.
    else if (event.event !== 'page_view' && waiting.length < mostWaiting) waiting.push(event);
  });
  startListening({
    actionCreator: consentChanged,
    effect: () => {
      if (list === 'known') announceConsent();
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
