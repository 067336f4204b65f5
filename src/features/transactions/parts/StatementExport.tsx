import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { saveFile } from '../../../shared/files/saveFile.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { onPhone } from '../../../ui/layout/screens.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { fetchStatement } from '../fetchStatement.ts';
import { today } from '../siteDates.ts';
import { csvHead, csvRows } from '../statementCsv.ts';
import type { StatementFilter } from '../transactionsApi.ts';
import { PrintedStatement } from './PrintedStatement.tsx';

type Form = 'csv' | 'print';
type Printed = ComponentProps<typeof PrintedStatement>;

/** Exports all filtered lines as CSV or for print. */
export function StatementExport({ filter }: { filter: StatementFilter }) {
  const dispatch = useAppDispatch();
  const timeZone = useTimeZone();
  const [underWay, setUnderWay] = useState<Form | null>(null);
  const [progress, setProgress] = useState<{ page: number; pages: number } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // With the filter of its lines, which the player may change meanwhile.
  const [printed, setPrinted] = useState<Printed | null>(null);

  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);

  const make = async (form: Form) => {
    if (underWay !== null) return;
    left.current = new AbortController();
    const { signal } = left.current;
    setUnderWay(form);
    setFailed(false);
    // Grows with every part: rendering 10,000 lines at the end would freeze the page.
    const rows = [csvHead];
    let parts: Printed['parts'] = [];
    const isWhole = await dispatch(
      fetchStatement(filter, signal, ({ lines, page, pages }) => {
        setProgress({ page, pages });
        if (form === 'csv') rows.push(csvRows(lines, timeZone));
        else {
          parts = [...parts, lines];
          setPrinted({ parts, filter });
        }
      }),
    );
    // The player has left the page.
    if (signal.aborted) return;
    setUnderWay(null);
    setProgress(null);
    setFailed(!isWhole);
    if (isWhole && form === 'csv') saveFile(`extrato-${today(timeZone)}.csv`, 'text/csv;charset=utf-8', rows);
    if (isWhole && form === 'print') {
      // The last lines must be in the document before the browser prints.
      flushSync(() => setPrinted({ parts, filter }));
      window.print();
    }
    setPrinted(null);
  };

  return (
    <>
      <Row>
        <Button
          size="s"
          variant="quiet"
          aria-label="Exportar CSV"
          icon={<Icon name="download" size={18} />}
          loading={underWay === 'csv'}
          onClick={() => void make('csv')}
        >
          <Long>Exportar </Long>CSV
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-label="Imprimir extrato"
          icon={<Icon name="print" size={18} />}
          loading={underWay === 'print'}
          onClick={() => void make('print')}
        >
          Imprimir<Long> extrato</Long>
        </Button>
        <p role="status">
          {progress && progress.pages > 1 && `Carregando parte ${progress.page} de ${progress.pages}`}
        </p>
      </Row>
      {hasFailed && (
        <Note kind="danger" role="alert">
          Não foi possível carregar o extrato inteiro. Confira sua conexão e tente de novo.
        </Note>
      )}
      {printed && createPortal(<PrintedStatement {...printed} />, document.body)}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.xs')};
  color: ${token('color.text-muted')};

  /* Nothing to say takes no gap. */
  > p:empty {
    position: absolute;
  }

  ${onPhone} {
    button {
      min-block-size: 2.75rem;
    }
  }
`;

// Beside the heading of a phone there is room for the short labels.
const Long = styled.span`
  ${onPhone} {
    display: none;
  }
`;
