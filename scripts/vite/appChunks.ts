import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Every module that some module brings along, itself among them; what it imports on demand is apart. */
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

/** A chunk of the rest would bear the names of all pages that need it, and be named so in the map of every page. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.startsWith(`${restName}~`) ? restName : name}-[hash].js`;
}

/**
 * The modules that every first page needs, in few files: left alone they become a chunk for each set of pages that
 * share them, dozens of files of some hundred bytes each, which compress badly one by one.
 * `shell` is what the entry brings along and what every layout has around its pages; `base` what of it lies below the
 * components, so that neither takes long to run; `cards` what home shares with other pages. What only some layouts have
 * is named after them: nobody fetches another layout's parts. `monitoring` is the vendor's script, for those alone who
 * have agreed to it; what it fetches later is apart. `parts` is what later pages and dialogs share.
 */
export function appChunks(root: string) {
  const source = (path: string): string => join(root, 'src', path);
  const entry = source('entry-client.tsx');
  const layouts = ['blaze', 'default', 'orange'].map((name) => ({
    name,
    entry: source(`layouts/${name}/${name.replace(/^./, (letter) => letter.toUpperCase())}Layout.tsx`),
  }));
  const home = source('features/home/HomePage.tsx');
  const monitoring = source('features/monitoring/beginMonitoring.ts');
  let known: {
    graph: ModuleGraph;
    shell: Set<string>;
    home: Set<string>;
    monitoring: Set<string>;
    frames: [string, Set<string>][];
  };

  const setsOf = (graph: ModuleGraph) => {
    if (known?.graph !== graph) {
      known = {
        graph,
        shell: broughtBy(entry, graph),
        home: broughtBy(home, graph),
        monitoring: broughtBy(monitoring, graph),
        frames: layouts.map((layout) => [layout.name, broughtBy(layout.entry, graph)]),
      };
    }
    return known;
  };
  /** The layouts that bring a module; not those in whose own folder it is, which it stays with. */
  const users = (id: string, graph: ModuleGraph): string[] => {
    const names = setsOf(graph).frames.flatMap(([name, modules]) => (modules.has(id) ? name : []));
    return names.some((name) => id.includes(`/layouts/${name}/`)) ? [] : names;
  };
  const isShell = (id: string, graph: ModuleGraph): boolean => {
    const { shell, home: ofHome } = setsOf(graph);
    const found = users(id, graph).length;
    return (id !== entry && shell.has(id)) || found === layouts.length || (found > 0 && ofHome.has(id));
  };
  const isBase = (id: string) =>
    /\/src\/shared\/(contract|http)\//.test(id) || id.includes('/node_modules/valibot/');
  const isVendors = (id: string) =>
    /\/node_modules\/(@datadog|web-vitals)\/|\/features\/monitoring\//.test(id);
  // In this order: a group takes along what its modules import, unless one before it has it.
  const groups: [minShareCount: number, name: (id: string, graph: ModuleGraph) => string | null][] = [
    [1, (id, graph) => (isBase(id) && isShell(id, graph) ? 'base' : null)],
    [1, (id, graph) => (isShell(id, graph) ? 'shell' : null)],
    [1, (id, graph) => (users(id, graph).length > 0 ? `${users(id, graph).join('-')}-frame` : null)],
    [1, (id, graph) => (isVendors(id) && setsOf(graph).monitoring.has(id) ? 'monitoring' : null)],
    [2, (id, graph) => (id !== home && setsOf(graph).home.has(id) ? 'cards' : null)],
  ];
  const restOf =
    (...folders: string[]) =>
    (id: string): string | null =>
      folders.some((folder) => id.startsWith(source(`${folder}/`))) ? restName : null;
  // In the direction of imports, each layer by itself: sets that join across them would import each other in circles,
  // and one of them would run before what it needs.
  const rest = [restOf('shared'), restOf('ui/field'), restOf('ui'), restOf('features', 'layouts', 'app')];
  return [
    ...groups.map(([minShareCount, name]) => ({ name, minShareCount, entriesAwareMergeThreshold: 0 })),
    // By who needs them together; a set that is smaller than this, in bytes of source, joins the one most like it.
    ...rest.map((name) => ({ name, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000 })),
  ];
}
