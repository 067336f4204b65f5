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

/**
 * The modules that every first page needs, in few files: left alone they become a chunk for each set of pages that
 * share them, dozens of files of some hundred bytes each, which compress badly one by one.
 * `shell` is what the entry brings along, `frame` what at least two layouts share, `cards` what home shares with
 * other pages.
 */
export function appChunks(root: string) {
  const source = (path: string): string => join(root, 'src', path);
  const entry = source('entry-client.tsx');
  const layouts = ['default/Default', 'blaze/Blaze', 'orange/Orange'].map((name) =>
    source(`layouts/${name}Layout.tsx`),
  );
  const home = source('features/home/HomePage.tsx');
  let known: { graph: ModuleGraph; sets: Record<'shell' | 'home', Set<string>>; frames: Set<string>[] };

  const setsOf = (graph: ModuleGraph) => {
    if (known?.graph !== graph) {
      known = {
        graph,
        sets: { shell: broughtBy(entry, graph), home: broughtBy(home, graph) },
        frames: layouts.map((layout) => broughtBy(layout, graph)),
      };
    }
    return known;
  };
  const groups: [name: string, holds: (id: string, graph: ModuleGraph) => boolean][] = [
    ['shell', (id, graph) => id !== entry && setsOf(graph).sets.shell.has(id)],
    ['frame', (id, graph) => setsOf(graph).frames.filter((frame) => frame.has(id)).length > 1],
    ['cards', (id, graph) => id !== home && setsOf(graph).sets.home.has(id)],
  ];
  return groups.map(([name, holds]) => ({
    name: (id: string, graph: ModuleGraph) => (holds(id, graph) ? name : null),
    minShareCount: name === 'cards' ? 2 : 1,
    entriesAwareMergeThreshold: 0,
  }));
}
