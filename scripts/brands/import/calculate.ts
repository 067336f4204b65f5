const token = /\s*(?:(\d+(?:\.\d+)?|\.\d+)(px|rem|em|ms|s|%)?|([-+*/()]))/y;

interface Quantity {
  number: number;
  unit: string;
}

function tokenize(text: string): (Quantity | string)[] | undefined {
  const found: (Quantity | string)[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) return undefined;
    found.push(match[3] ?? { number: Number(match[1]), unit: match[2] ?? '' });
  }
  return found;
}

/** Calculates a formula such as `4px * 2`; undefined for a text that is none. */
export function calculate(text: string): string | undefined {
  const formula = text
    .trim()
    .replace(/^calc\((.*)\)$/s, '$1')
    .trim();
  if (!/\d\s*(?:px|rem|em|ms|s|%)?\s*[-+*/]|[*/(]/.test(formula)) return undefined;
  const items = tokenize(formula);
  if (!items) return undefined;
  let at = 0;

  function factor(): Quantity | undefined {
    const item = items?.[at];
    at += 1;
    if (typeof item === 'object') return item;
    if (item === '-') {
      const value = factor();
      return value && { ...value, number: -value.number };
    }
    if (item !== '(') return undefined;
    const inner = sum();
    at += 1;
    return items?.[at - 1] === ')' ? inner : undefined;
  }

  function chain(next: () => Quantity | undefined, operators: readonly string[]): Quantity | undefined {
    let left = next();
    for (let operator = items?.[at]; left; operator = items?.[at]) {
      if (typeof operator !== 'string' || !operators.includes(operator)) break;
      at += 1;
      const right = next();
      if (!right) return undefined;
      // Of two different units, none is right.
      if (left.unit !== '' && right.unit !== '' && left.unit !== right.unit) return undefined;
      left = { number: apply(operator, left.number, right.number), unit: left.unit || right.unit };
    }
    return left;
  }
  const product = (): Quantity | undefined => chain(factor, ['*', '/']);
  function sum(): Quantity | undefined {
    return chain(product, ['+', '-']);
  }

  const result = sum();
  if (!result || at !== items.length || !Number.isFinite(result.number)) return undefined;
  return `${Math.round(result.number * 1e4) / 1e4}${result.unit}`;
}

function apply(operator: string, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  return operator === '*' ? left * right : left / right;
}
