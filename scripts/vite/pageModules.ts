import type { Plugin } from 'vite';

const pagesModule = '/src/app/pages.ts';

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Every node of one kind below a node. */
function* nodesOf(kind: string, from: unknown): Generator<SyntaxNode> {
  if (Array.isArray(from)) for (const item of from) yield* nodesOf(kind, item);
  if (!isNode(from)) return;
  if (from.type === kind) yield from;
  for (const value of Object.values(from)) yield* nodesOf(kind, value);
}

function text(node: unknown, key: 'name' | 'value'): string | null {
  const value = isNode(node) ? node[key] : null;
  return typeof value === 'string' ? value : null;
}

/** The import addresses in a node, also those behind a constant (`recover: home`). */
function importsIn(node: unknown, constants: ReadonlyMap<string, string[]>): string[] {
  if (isNode(node) && node.type === 'Identifier') return constants.get(text(node, 'name') ?? '') ?? [];
  return [...nodesOf('ImportExpression', node)].flatMap((found) => text(found.source, 'value') ?? []);
}

/** `route id → address` as src/app/pages.ts writes them. */
export function readPages(program: unknown): Map<string, string> {
  const constants = new Map<string, string[]>();
  const routes = new Map<string, string>();
  for (const declaration of nodesOf('VariableDeclarator', program)) {
    const name = text(declaration.id, 'name') ?? '';
    if (name !== 'pages') {
      constants.set(name, importsIn(declaration.init, constants));
      continue;
    }
    const [table] = nodesOf('ObjectExpression', declaration.init);
    for (const property of Array.isArray(table?.properties) ? table.properties : []) {
      const id = isNode(property) ? (text(property.key, 'name') ?? text(property.key, 'value')) : null;
      const [address] = isNode(property) ? importsIn(property.value, constants) : [];
      if (id && address) routes.set(id, address);
    }
  }
  return routes;
}

/**
 * Writes `pages.json` beside the manifest: the module that shows each route, as the manifest names it. Stamping
 * preloads it and leaves out the pages of routes that a brand has not.
 */
export function pageModules(): Plugin {
  const found: Record<string, string> = {};
  return {
    name: 'bandeira:page-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'post',
    async transform(code, id) {
      if (!id.endsWith(pagesModule)) return;
      const root = id.slice(0, -pagesModule.length + 1);
      for (const [route, address] of readPages(this.parse(code))) {
        const resolved = await this.resolve(address, id);
        if (!resolved) this.error(`${address} of the route ${route} does not exist`);
        found[route] = resolved.id.slice(root.length);
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(found) });
    },
  };
}
