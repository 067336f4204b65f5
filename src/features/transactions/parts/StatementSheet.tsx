import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import type { StatementFilter } from '../transactionsApi.ts';

interface StatementSheetProps {
  filter: StatementFilter;
  onReset: () => void;
  children: ReactNode;
}

/** Opens the filters of the statement in a sheet. */
export function StatementSheet({ filter, onReset, children }: StatementSheetProps) {
  const [open, setOpen] = useState(false);
  const isFiltered = Object.values(filter).some(Boolean);
  const close = () => setOpen(false);
  return (
    <>
      <Opener
        variant="quiet"
        aria-pressed={isFiltered}
        icon={<Icon name="filter" size={18} />}
        onClick={() => setOpen(true)}
      >
        Filtros
      </Opener>
      <Dialog
        open={open}
        title="Filtros"
        closeLabel="Fechar"
        closeOnBackdrop
        onClose={close}
        footer={
          <Cluster $justify="space-between">
            {/* `disabled` would drop the keyboard focus. */}
            <Button variant="quiet" aria-disabled={!isFiltered} onClick={() => isFiltered && onReset()}>
              Limpar
            </Button>
            <Button onClick={close}>Ver transações</Button>
          </Cluster>
        }
      >
        {children}
      </Dialog>
    </>
  );
}

const Opener = styled(Button)`
  padding-inline: ${token('space.s')};
  font-size: 0.9375rem;

  &[aria-pressed='true'] {
    background: ${token('color.primary-soft')};
  }
`;
