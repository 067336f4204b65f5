type Directives = Map<string, string[]>;

// Directives that fall back to `default-src`.
const isFetch = (name: string): boolean => /^(?!default).+-src$/.test(name);

// One endpoint is enough, and `report-to` takes one.
const isReport = (name: string): boolean => name.startsWith('report-');

function parsed(policy: string): Directives {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function joinedSources(name: string, one: Directives, other: Directives): string[] | null {
  const sourcesOf = (policy: Directives) =>
    policy.get(name) ?? (isFetch(name) ? policy.get('default-src') : undefined);
  const [first, second] = [sourcesOf(one), sourcesOf(other)];
  if (isReport(name)) return first ?? null;
  // A restriction that one page does not know holds for none.
  if (!first || !second) return null;
  const all = [...new Set([...first, ...second])];
  return all.length > 1 ? all.filter((source) => source !== "'none'") : all;
}

/** Returns a policy that allows what either of two policies allows, for the moment between two releases. */
export function joinPolicies(policy: string, other: string): string {
  if (policy === other) return policy;
  const [one, second] = [parsed(policy), parsed(other)];
  const names = [...new Set([...one.keys(), ...second.keys()])];
  return names
    .flatMap((name) => {
      const sources = joinedSources(name, one, second);
      return sources ? [[name, ...sources].join(' ')] : [];
    })
    .join('; ');
}
