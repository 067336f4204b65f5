import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

// All static imports of a module, itself included.
function broughtBy(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = found.has(id) ? null : graph.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    waiting.push(...info.importedIds);
  }
  return found;
}

const restName = 'parts';

// Each chunk names dozens of others, and each page all of them: seven characters tell releases apart as well as eight.
const hash = '[hash:7]';

// The rest group would otherwise list all pages that need it in the import map of every page.
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.startsWith(`${restName}~`) ? restName : name}-${hash}.js`;
}

// `shell` holds the entry and the layouts' frames, `query` RTK Query, `data` the endpoints of every page with their schemas, `cards` shared parts of home, `lists` those of its later parts, `matches` those of its row of sports, `notice` those of the notice about cookies, `late` what
// an untouched page loads by itself, `idle` what comes after activity or with another page, `monitoring` the vendor's script, `parts` the rest. Parts of some layouts are named
// after them.
/** Groups shared modules into few chunks, because small chunks compress badly. */
export function appChunks(root: string) {
  const source = (path: string): string => join(root, 'src', path);
  const entry = source('entry-client.tsx');
  const layouts = ['blaze', 'default', 'orange'].map((name) => ({
    name,
    entry: source(`layouts/${name}/${name.replace(/^./, (letter) => letter.toUpperCase())}Layout.tsx`),
  }));
  const home = source('features/home/HomePage.tsx');
  const matches = source('features/home/parts/MatchesRow.tsx');
  const laterParts = source('features/home/parts/laterParts.tsx');
  const notice = source('features/consent/NoticeBar.tsx');
  const late = ['app/effects/LateEffects.tsx', 'app/listeners/deferredModules.ts'].map(source);
  const idle = [
    'app/effects/IdleEffects.tsx',
    'app/effects/SubjectEffects.tsx',
    'app/guards/enterRoute.ts',
  ].map(source);
  const phone = [source('features/forms/phone.ts'), source('features/forms/PhoneField.tsx')];
  const data = [
    'features/session/meApi.ts',
    'features/session/revokeToken.ts',
    'features/settings/settingsApi.ts',
    'features/lobby/categoriesApi.ts',
  ].map(source);
  const monitoring = source('features/monitoring/beginMonitoring.ts');
  let known: {
    graph: ModuleGraph;
    shell: Set<string>;
    home: Set<string>;
    data: Set<string>;
    later: Set<string>;
    matches: Set<string>;
    notice: Set<string>;
    late: Set<string>;
    idle: Set<string>;
    monitoring: Set<string>;
    frames: [string, Set<string>][];
  };

  const setsOf = (graph: ModuleGraph) => {
    if (known?.graph !== graph) {
      known = {
        graph,
        shell: broughtBy(entry, graph),
        home: broughtBy(home, graph),
        data: new Set(data.flatMap((module) => [...broughtBy(module, graph)])),
        later: broughtBy(laterParts, graph),
        matches: broughtBy(matches, graph),
        notice: broughtBy(notice, graph),
        late: new Set(late.flatMap((module) => [...broughtBy(module, graph)])),
        idle: new Set(idle.flatMap((module) => [...broughtBy(module, graph)])),
        monitoring: broughtBy(monitoring, graph),
        frames: layouts.map((layout) => [layout.name, broughtBy(layout.entry, graph)]),
      };
    }
    return known;
  };
  // The layouts that import a module; a module in a layout's own directory stays there.
  const users = (id: string, graph: ModuleGraph): string[] => {
    const names = setsOf(graph).frames.flatMap(([name, modules]) => (modules.has(id) ? name : []));
    return names.some((name) => id.includes(`/layouts/${name}/`)) ? [] : names;
  };
  const isShell = (id: string, graph: ModuleGraph): boolean => {
    const { shell, home: ofHome } = setsOf(graph);
    const found = users(id, graph).length;
    // A string, for which others would load the frame of a layout.
    if (id === source('ui/bottom-bar/bottomBarHeight.ts')) return true;
    return (id !== entry && shell.has(id)) || found === layouts.length || (found > 0 && ofHome.has(id));
  };
  const isQuery = (id: string) =>
    /\/@reduxjs\/toolkit\/dist\/query\/|\/src\/shared\/query\/(api|apiTags)\.ts$/.test(id);
  const isFieldFrame = (id: string) =>
    /\/src\/ui\/field\/(controlStyle|useFieldIds|FieldMessage|FieldFrame)\.tsx?$/.test(id);
  const isVendors = (id: string) =>
    /\/node_modules\/(@datadog|web-vitals)\/|\/features\/monitoring\//.test(id);
  // In this order: a group includes what its modules import, unless an earlier group has it.
  const groups: [minShareCount: number, name: (id: string, graph: ModuleGraph) => string | null][] = [
    [1, (id, graph) => (isShell(id, graph) ? 'shell' : null)],
    [1, (id) => (isQuery(id) ? 'query' : null)],
    [1, (id, graph) => (setsOf(graph).data.has(id) ? 'data' : null)],
    [1, (id, graph) => (users(id, graph).length > 0 ? `${users(id, graph).join('-')}-frame` : null)],
    [1, (id, graph) => (isVendors(id) && setsOf(graph).monitoring.has(id) ? 'monitoring' : null)],
    [2, (id, graph) => (id !== home && setsOf(graph).home.has(id) ? 'cards' : null)],
    [2, (id, graph) => (id !== laterParts && setsOf(graph).later.has(id) ? 'lists' : null)],
    [2, (id, graph) => (id !== matches && setsOf(graph).matches.has(id) ? 'matches' : null)],
    [2, (id, graph) => (id !== notice && setsOf(graph).notice.has(id) ? 'notice' : null)],
    [2, (id, graph) => (!late.includes(id) && setsOf(graph).late.has(id) ? 'late' : null)],
    [2, (id, graph) => (!idle.includes(id) && setsOf(graph).idle.has(id) ? 'idle' : null)],
  ];
  const restOf =
    (...dirs: string[]) =>
    (id: string): string | null =>
      dirs.some((dir) => id.startsWith(source(`${dir}/`))) ? restName : null;
  // Layers in import direction: groups across layers would import each other in a cycle and run before their
  // dependencies.
  const rest = [
    restOf('shared/contract'),
    restOf('shared/storage'),
    restOf('shared'),
    (id: string) => (isFieldFrame(id) ? restName : null),
    restOf('ui/field'),
    restOf('ui'),
    (id: string) => (phone.includes(id) ? null : restOf('features/forms')(id)),
    (id: string) => (phone.includes(id) ? restName : null),
    // Imported by many features; a part of it joined the stakes and closed a cycle.
    restOf('features/session'),
    // Imports no other feature; a small part of it joined the withdrawal and brought forms into every lobby.
    restOf('features/lobby'),
    // Its cards joined the account's menu, which brought fields and wallet calls to the list of promotions.
    restOf('features/promotions'),
    restOf('features', 'layouts', 'app'),
  ];
  return [
    ...groups.map(([minShareCount, name]) => ({ name, minShareCount, entriesAwareMergeThreshold: 0 })),
    // Grouped by common users; a set smaller than this, in bytes of source, joins the most similar one. At 6000
    // pages loaded up to 21 kB more, and which ones changed with every file that was moved.
    ...rest.map((name) => ({
      name,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1000,
    })),
  ];
}
