import { vi } from 'vitest';
import type { StudioCall, StudioInput, StudioOutput } from '../../../scripts/studio/studioApi.ts';
import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { minimumContrast } from '../../../src/shared/tokens/contrastPairs.ts';
import { tokenProperty } from '../../../src/shared/tokens/token.ts';
import { derivedColours, statedColours } from '../../../src/shared/tokens/tokenNames.ts';
import { studioColors } from '../../../studio/src/appearance/studioTheme.ts';

export type StudioHandlers = {
  [C in StudioCall]?: (input: StudioInput<C>) => StudioOutput<C> | Response | Promise<StudioOutput<C>>;
};

const files = [
  { file: 'brands.config.json', hash: 'config-1' },
  { file: 'brands/aurora/theme.tokens.json', hash: 'theme-1' },
];

const site = { url: location.origin, state: 'ready' as const, message: null, version: '1' };

// A page of the site that answers the bridge and remembers what it was sent.
const sitePage = URL.createObjectURL(
  new Blob(
    [
      `<!doctype html><title>Aurora</title><p>site</p><script>
        addEventListener('message', ({ data }) => {
          if (data.type === 'studio:voice') document.body.dataset.texts = JSON.stringify(data.texts);
          if (data.type !== 'studio:properties') return;
          document.title = JSON.stringify(data.properties);
        });
        parent.postMessage({ type: 'studio:ready', path: '/' }, '*');
      </script>`,
    ],
    { type: 'text/html' },
  ),
);

export function auroraTheme(): StudioOutput<'theme'>['theme'] {
  const stated = statedColours.map((name) => ({
    token: `color.${name}`,
    property: tokenProperty(`color.${name}`),
    type: 'color' as const,
    value: studioColors[name],
    css: studioColors[name],
    origin: 'own' as const,
    from: null,
    stated: studioColors[name],
    derived: null,
    canReset: false,
  }));
  const derived = Object.entries(derivedColours).map(([name, mix]) => ({
    token: `color.${name}`,
    property: `--color-${name}`,
    type: 'color' as const,
    value: '#808080',
    css: 'color-mix(in srgb,red,blue)',
    origin: 'derived' as const,
    from: null,
    stated: null,
    derived: mix,
    canReset: false,
  }));
  const radius = {
    token: 'radius.control',
    property: '--radius-control',
    type: 'dimension' as const,
    value: '6px',
    css: '6px',
    origin: 'own' as const,
    from: null,
    stated: { value: 6, unit: 'px' },
    derived: null,
    canReset: true,
  };
  const font = {
    token: 'font.body',
    property: '--font-body',
    type: 'fontFamily' as const,
    value: '"Sora","Sora fallback",system-ui',
    css: '"Sora","Sora fallback",system-ui',
    origin: 'own' as const,
    from: null,
    stated: ['Sora', 'system-ui'],
    derived: null,
    canReset: true,
  };
  return { tokens: [...stated, ...derived, font, radius], contrast: [], properties: {} };
}

export function aurora(changes: Partial<StudioOutput<'brand'>> = {}): StudioOutput<'brand'> {
  const own = {
    source: 'own' as const,
    from: null,
    environment: null,
    off: false,
    variables: [],
    text: 'own',
  };
  return {
    id: 'aurora',
    name: 'Aurora',
    files,
    entry: { id: 'aurora', name: 'Aurora', layout: 'blaze', extends: 'default' },
    readOnlyTheme: null,
    settings: {
      environment: 'production',
      record: {
        name: 'Aurora',
        layout: 'blaze',
        jurisdiction: 'none',
        monitoring: { site: '•••' },
        chat: null,
      },
      provenance: {
        name: own,
        layout: own,
        jurisdiction: { ...own, source: 'inherited', from: 'default' },
        'monitoring.site': { ...own, source: 'defaults', variables: ['DATADOG_SITE'] },
        chat: { ...own, source: 'defaults', off: true },
      },
    },
    theme: auroraTheme(),
    pictures: [
      {
        picture: 'logo',
        file: 'logo.svg',
        width: 100,
        height: 40,
        bytes: 900,
        budgetBytes: 16_000,
        source: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
      },
    ],
    fonts: [],
    legal: [
      {
        slug: 'termos-de-uso',
        title: 'Termos de uso',
        updated: '2026-11-01',
        origin: 'inherited',
        file: 'brands/default/legal/termos-de-uso.md',
        text: '---\ntitle: Termos de uso\n---\n\nTexto do produto.',
        html: '<p>Texto do produto.</p>',
        mandatory: true,
      },
    ],
    mandatoryLegal: ['termos-de-uso', 'politica-kyc'],
    voice: [],
    pages: [
      { id: 'index', title: 'Início', path: '/' },
      { id: 'casino', title: 'Cassino', path: '/casino' },
    ],
    site,
    problems: [],
    ...changes,
  };
}

export function summary(
  changes: Partial<StudioOutput<'project'>['brands'][number]> = {},
): StudioOutput<'project'>['brands'][number] {
  return {
    id: 'aurora',
    name: 'Aurora',
    layout: 'blaze',
    extends: 'default',
    jurisdiction: 'none',
    site,
    errors: 0,
    warnings: 0,
    closestContrast: { ratio: 4.6, required: minimumContrast.text },
    bytes: 96_000,
    changed: false,
    logo: null,
    colors: {},
    ...changes,
  };
}

/** Returns an error of `aurora` in its configuration, with the given parts. */
export function studioProblem(parts: Partial<StudioProblem> = {}): StudioProblem {
  return {
    severity: 'error',
    file: 'brands.config.json',
    line: 1,
    column: 1,
    brand: 'aurora',
    field: '',
    found: '',
    expected: '',
    message: '',
    suggestion: null,
    control: null,
    fix: null,
    ...parts,
  };
}

export const project: StudioOutput<'project'> = {
  brands: [summary(), summary({ id: 'boreal', name: 'Boreal', layout: 'orange', errors: 2 })],
  problems: [],
  environments: ['production', 'staging'],
  layouts: ['default', 'blaze', 'orange'],
  fonts: ['Figtree', 'Sora'],
  pages: [{ id: 'index', title: 'Início', path: '/' }],
  main: 'main',
  revision: 'one',
};

const standard: StudioHandlers = {
  project: () => project,
  state: () => ({ revision: 'one', sites: {} }),
  brand: () => aurora(),
  theme: () => ({ theme: auroraTheme(), problems: [] }),
  check: () => ({ problems: [] }),
  preview: () => ({ url: sitePage }),
  shippedPictures: () => ({ pictures: [] }),
  legalPreview: () => ({ html: null, title: 'Termos de uso', problems: [] }),
  checkNew: ({ name }) => ({ proposedId: name?.toLowerCase() ?? null, id: null, document: null }),
  palette: () => ({
    result: 'made',
    color: '#1f6feb',
    tokens: { ...studioColors },
    contrast: [],
    candidates: [],
  }),
  diff: () => ({ difference: null, message: null }),
};

export interface StudioCallLog {
  name: string;
  input: unknown;
}

function respond<C extends StudioCall>(handlers: StudioHandlers, call: C, input: StudioInput<C>) {
  const handler = handlers[call] ?? standard[call];
  return handler?.(input);
}

function isStudioCall(name: string): name is StudioCall {
  return /^[a-zA-Z]+$/.test(name);
}

/** Answers the studio's calls in the page; returns the calls made so far. */
export function stubStudioServer(handlers: StudioHandlers): StudioCallLog[] {
  const calls: StudioCallLog[] = [];
  const realFetch = window.fetch.bind(window);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const name = /\/api\/(\w+)$/.exec(String(input))?.[1];
    if (name === undefined || !isStudioCall(name)) return realFetch(input, init);
    const body = JSON.parse(String(init.body));
    calls.push({ name, input: body });
    const response = await respond(handlers, name, body);
    if (response === undefined)
      return Response.json({ reason: 'failed', message: 'no answer' }, { status: 500 });
    return response instanceof Response ? response : Response.json(response);
  });
  return calls;
}
