import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './Dialog.tsx';

function Example({ busy = false, closeOnBackdrop = false, onAsk = () => {} }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        open={open}
        title="Sacar"
        closeLabel="Fechar"
        busy={busy}
        closeOnBackdrop={closeOnBackdrop}
        onClose={() => {
          onAsk();
          setOpen(false);
        }}
      >
        <input aria-label="Chave" />
        <input aria-label="Valor" data-autofocus />
      </Dialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Abrir' });
const dialog = page.getByRole('dialog', { name: 'Sacar' });

test('focuses the marked field, keeps Tab inside and returns the focus on Escape', async () => {
  await render(<Example />);
  await opener.click();
  await expect.element(page.getByLabelText('Valor')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByLabelText('Valor')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

function LoginExample() {
  const [state, setState] = useState<'guest' | 'asking' | 'player'>('guest');
  return (
    <>
      {state !== 'player' && (
        <button type="button" onClick={() => setState('asking')}>
          Abrir
        </button>
      )}
      <main id="content" tabIndex={-1}>
        <Dialog open={state === 'asking'} title="Entrar" onClose={() => {}}>
          <button type="button" onClick={() => setState('player')}>
            Continuar
          </button>
        </Dialog>
      </main>
    </>
  );
}

test('focuses the content when the opener left the page with the dialog', async () => {
  await render(<LoginExample />);
  await opener.click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('stays open during a request, whichever way it is closed', async () => {
  const onAsk = vi.fn();
  await render(<Example busy closeOnBackdrop onAsk={onAsk} />);
  await opener.click();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toBeDisabled();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  await expect.element(dialog).toHaveAttribute('aria-busy', 'true');
  expect(onAsk).not.toHaveBeenCalled();
});

test('dims the page with a dark color in every theme', async () => {
  await render(<Example />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  const { backgroundColor } = getComputedStyle(dialog.element(), '::backdrop');
  expect(backgroundColor).toMatch(/^(rgba\(0, 0, 0, 0\.67\)|color\(srgb 0 0 0 \/ 0\.67\))$/);
});

const overflow = () => getComputedStyle(document.documentElement).overflow;

test('locks the scroll of the page while it is open, above everything else', async () => {
  await render(<Example />);
  const before = overflow();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(overflow()).toMatch(/hidden|clip/);
  expect(getComputedStyle(dialog.element()).zIndex).toBe('10000');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(overflow).toBe(before);
});

test('unlocks the scroll when it is removed while open', async () => {
  const { unmount } = await render(<Example />);
  await opener.click();
  await expect.poll(overflow).toContain('hidden');
  await unmount();
  expect(overflow()).not.toContain('hidden');
});
