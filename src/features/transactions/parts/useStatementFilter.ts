import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readDay } from '../siteDates.ts';
import { everything, type StatementFilter } from '../transactionsApi.ts';

// Names in the URL, for reload, back and shared links.
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
  // The URL updates later than the choice. Until every pending URL has arrived, the latest choice counts.
  const [wanted, setWanted] = useState(params);
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const arrived = underWay.current.indexOf(String(params));
    underWay.current = arrived < 0 ? [] : underWay.current.slice(arrived + 1);
    if (underWay.current.length === 0) setWanted(params);
  }, [params]);

  const filter = useMemo(() => {
    const read = { ...everything };
    for (const key of keys) read[key] = wanted.get(names[key]) ?? '';
    return { ...read, from: readDay(read.from), to: readDay(read.to) };
  }, [wanted]);
  const page = Math.max(1, Math.trunc(Number(wanted.get(pageName)) || 1));

  const go = (next: URLSearchParams, replace: boolean) => {
    setWanted(next);
    underWay.current.push(String(next));
    setParams(next, { replace, preventScrollReset: true });
  };
  return {
    filter,
    page,
    change: (part) => {
      const next = new URLSearchParams(wanted);
      for (const key of keys) {
        const value = part[key];
        if (value === undefined) continue;
        if (value) next.set(names[key], value);
        else next.delete(names[key]);
      }
      next.delete(pageName);
      go(next, true);
    },
    turnTo: (page) => {
      const next = new URLSearchParams(wanted);
      next.set(pageName, String(page));
      go(next, false);
    },
  };
}
