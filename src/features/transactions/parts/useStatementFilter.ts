import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { everything, type StatementFilter } from '../transactionsApi.ts';

/** Names in the address, so that a reload, the back button and a kept link show the same lines. */
const names: Readonly<Record<keyof StatementFilter, string>> = {
  source: 'origem',
  type: 'movimento',
  status: 'situacao',
  from: 'de',
  to: 'ate',
};
const keys = ['source', 'type', 'status', 'from', 'to'] as const;
const pageName = 'pagina';

interface StatementView {
  filter: StatementFilter;
  page: number;
  change: (part: Partial<StatementFilter>) => void;
  turnTo: (page: number) => void;
}

export function useStatementFilter(): StatementView {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => {
    const read = { ...everything };
    for (const key of keys) read[key] = params.get(names[key]) ?? '';
    return read;
  }, [params]);
  const page = Math.max(1, Math.trunc(Number(params.get(pageName)) || 1));
  return {
    filter,
    page,
    change: (part) =>
      setParams(
        (before) => {
          for (const key of keys) {
            const value = part[key];
            if (value === undefined) continue;
            if (value) before.set(names[key], value);
            else before.delete(names[key]);
          }
          before.delete(pageName);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    turnTo: (next) =>
      setParams(
        (before) => {
          before.set(pageName, String(next));
          return before;
        },
        { preventScrollReset: true },
      ),
  };
}
