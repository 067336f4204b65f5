import { smallGameNames } from './src/shared/brand/brandNames.ts';

/**
 * The direction of imports: app → layouts → features → ui → shared; scripts and sandbox read shared.
 * Zones come from this list of layers, so a new file or feature is covered without a word here.
 */
const layers = ['shared', 'ui', 'features', 'layouts', 'app'];

/** Feature to feature, allowed edges only. Keep it short and without cycles (a rule below refuses cycles anyway). */
const featureEdges = {
  attribution: ['consent'],
  auth: [
    'attribution',
    'coupons',
    'forms',
    'legal',
    'protection',
    'session',
    'settings',
    'tracking',
    'verification',
  ],
  banners: ['attribution', 'legal'],
  game: ['consent', 'lobby', 'protection', 'settings', 'stake', 'wallet'],
  chat: ['consent', 'session', 'settings'],
  coupons: ['attribution', 'forms', 'protection', 'session', 'transactions'],
  deposit: [
    'auth',
    'coupons',
    'forms',
    'legal',
    'protection',
    'session',
    'settings',
    'transactions',
    'wallet',
  ],
  tracking: ['consent', 'settings'],
  transactions: ['session', 'settings'],
  home: ['banners', 'legal', 'lobby', 'promotions', 'providers', 'session', 'settings', 'wallet'],
  account: ['forms', 'session', 'settings', 'verification'],
  icons: ['settings'],
  monitoring: ['consent', 'tracking'],
  providers: ['lobby'],
  sportsbook: ['consent', 'protection', 'settings', 'verification'],
  stake: ['chat', 'legal', 'protection', 'settings', 'wallet'],
  consent: ['settings'],
  preview: ['connection', 'settings'],
  promotions: ['legal', 'settings'],
  referrals: ['settings'],
  verification: ['forms', 'session', 'settings'],
  wallet: ['bonus', 'protection', 'session', 'settings', 'transactions', 'withdraw'],
  withdraw: ['bonus', 'forms', 'session', 'settings'],
  protection: ['forms', 'session', 'settings'],
  bonus: ['lobby', 'promotions', 'protection', 'session', 'transactions'],
  ...Object.fromEntries(smallGameNames.map((name) => [name, ['session', 'stake']])),
};

/** The steps of a build, each of which may use those before it; the files at the top of scripts/build use them all. */
const buildSteps = ['output', 'compile', 'render', 'deploy', 'verify', 'stamp'];

const buildOrder = buildSteps.map((step, index) => ({
  name: `build-${step}-knows-no-later-step`,
  comment: `scripts/build/${step} may import from itself and: ${buildSteps.slice(0, index).join(', ') || 'nothing else'}.`,
  severity: 'error',
  from: { path: `^scripts/build/${step}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^scripts/build/', pathNot: `^scripts/build/(${buildSteps.slice(0, index + 1).join('|')})/` },
}));

const upwards = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-knows-nothing-above`,
  comment: `src/${layer} may import from itself and from what is below it only.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${layers.slice(index + 1).join('|')}|entry-)` },
}));

const sideways = [
  ...Object.entries(featureEdges).map(([from, to]) => ({
    name: `feature-edge-${from}`,
    comment: `features/${from} may use its own files and the public face of: ${to.join(', ')}.`,
    severity: 'error',
    from: { path: `^src/features/${from}/` },
    to: { path: '^src/features/', pathNot: `^src/features/(${from}/|(${to.join('|')})/[^/]+$)` },
  })),
  {
    name: 'feature-to-feature',
    comment: 'A feature reaches another one only along the edges declared in this file.',
    severity: 'error',
    from: {
      path: '^src/features/([^/]+)/',
      pathNot: `^src/features/(${Object.keys(featureEdges).join('|') || '-'})/`,
    },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'feature-private-parts',
    comment: "A feature's pages/ and parts/ are private; use the files at the top of its folder.",
    severity: 'error',
    from: { path: '^src/(app|layouts)/' },
    to: { path: '^src/features/[^/]+/[^/]+/' },
  },
];

export default {
  forbidden: [
    ...upwards,
    ...sideways,
    ...buildOrder,
    {
      name: 'http-knows-no-cache',
      comment: 'The HTTP client knows neither the query cache nor the sending of money.',
      severity: 'error',
      from: { path: '^src/shared/http/' },
      to: { path: '^src/shared/(query|money)/' },
    },
    {
      name: 'query-moves-no-money',
      severity: 'error',
      from: { path: '^src/shared/query/' },
      to: { path: '^src/shared/money/' },
    },
    {
      name: 'no-cycles',
      comment: 'No import cycles, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-has-no-components',
      severity: 'error',
      from: { path: '^src/shared/.+\\.tsx$' },
      to: {},
    },
    {
      name: 'browser-code-stays-in-the-browser',
      comment: 'src never imports scripts, sandbox, tests or Node itself.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(scripts|sandbox|tests)/|^node:', dependencyTypesNot: ['npm'] },
    },
    {
      name: 'node-side-reads-only-shared',
      comment:
        'scripts and sandbox share the contract, the tables and the brand record with the app, nothing else.',
      severity: 'error',
      from: { path: '^(scripts|sandbox)/' },
      to: { path: '^src/', pathNot: '^src/shared/' },
    },
    {
      name: 'sandbox-stands-alone',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(scripts|tests)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'The operator rules know no database, no HTTP, no clock and no sockets.',
      severity: 'error',
      from: { path: '^sandbox/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^sandbox/(store|http|realtime|partners|control)/|node_modules/(hono|pg|ws|@electric-sql)',
      },
    },
    {
      name: 'studio-reads-kit-and-pure-parts',
      comment:
        'The studio is built from the kit, the shared tables and the pure theme modules; of its server it knows the schemas.',
      severity: 'error',
      from: { path: '^studio/', pathNot: '\\.test\\.tsx?$|vite\\.config\\.ts$' },
      to: {
        path: '^(src|scripts|sandbox|tests)/|^node:',
        pathNot:
          '^src/(ui|shared)/|^scripts/brands/theme/|^scripts/studio/studio(Api|Bridge|Edits|Models)\\.ts$',
        dependencyTypesNot: ['npm'],
      },
    },
    {
      name: 'studio-stays-out-of-the-app',
      comment: 'No byte of the studio reaches a player.',
      severity: 'error',
      from: { path: '^(src|sandbox)/' },
      to: { path: '^studio/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\?|^virtual:' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
