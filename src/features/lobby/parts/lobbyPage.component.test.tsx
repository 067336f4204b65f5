import { Route, Routes } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Operator, renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { CasinoPage } from '../CasinoPage.tsx';
import { CategoryPage } from '../CategoryPage.tsx';

const game = (id: number, name: string, provider = 'Estúdio') => ({
  id,
  name,
  slug: `jogo-${id}`,
  image: '',
  provider: { id: provider.charCodeAt(0), name: provider, slug: provider.toLowerCase() },
});

const category = (id: number, name: string, games: object[]) => ({
  id,
  name,
  slug: name.toLowerCase(),
  games,
});

function renderLobby(
  path: string,
  categories: object[],
  { operator = {}, player = null }: { operator?: Operator; player?: object | null } = {},
) {
  return renderFeature(
    <main style={{ paddingInline: '1rem' }}>
      <Routes>
        <Route path="/casino" element={<CasinoPage />} />
        <Route path="/casino/:categoryName" element={<CategoryPage />} />
      </Routes>
    </main>,
    {
      path,
      player: player && { ...player },
      operator: { 'GET /v2/casino-games/category': () => categories, ...operator },
    },
  );
}

const chip = (name: string) =>
  page.getByRole('navigation', { name: 'Categorias de jogos' }).getByRole('link', { name });

test('reserves space and color for covers and loads the displayed size', async () => {
  await page.viewport(390, 844);
  const asked = new Set<string>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) asked.add(new URL(target.currentSrc).pathname);
  };
  document.addEventListener('error', note, true);
  onTestFinished(() => document.removeEventListener('error', note, true));
  const covered = [1, 2, 3].map((id) => ({
    ...game(id, `Jogo ${id}`),
    image_cf: `${location.origin}/missing/sized/{width}/${id}.png`,
    image_color: '#b3500a',
  }));
  await renderLobby('/casino/slots', [category(1, 'Slots', covered)]);
  const frame = () => document.querySelector('main [data-cover] > span') ?? document.body;
  await expect.poll(() => getComputedStyle(frame()).backgroundColor).toBe('rgb(179, 80, 10)');
  // Three covers side by side on 390 pixels are about 115 wide.
  await expect.poll(() => [...asked].sort()).toEqual([1, 2, 3].map((id) => `/missing/sized/160/${id}.png`));
  const { width, height } = frame().getBoundingClientRect();
  expect(height / width).toBeCloseTo(4 / 3, 1);
  // Without the picture its name is shown.
  await expect.poll(() => document.querySelector('main [data-cover]')?.textContent).toBe('Jogo 1');
});

test('shows names of two lines in full above return and provider, at one height of all cards', async () => {
  await page.viewport(390, 844);
  const titles = [
    'Espada e Escudo',
    'Lua',
    'Noite de Prêmios',
    'Um nome que nem em três linhas caberia aqui',
  ];
  const games = titles.map((name, id) => ({ ...game(id, name), rtp: 96.5 }));
  await renderLobby('/casino/slots', [category(1, 'Slots', games)]);
  const cards = () => [...document.querySelectorAll('main [data-game]')];
  await expect.poll(cards).toHaveLength(4);
  for (const card of cards())
    for (const fact of ['RTP 96,5%', 'Estúdio'])
      await expect.element(page.elementLocator(card).getByText(fact)).toBeInViewport({ ratio: 1 });
  const captions = [...document.querySelectorAll('main [data-caption] > b')];
  expect(captions.map((name) => name.scrollHeight > name.clientHeight + 1)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(new Set(cards().map((card) => card.clientHeight)).size).toBe(1);
});

test('opens the search when a link asks for it, and once alone', async () => {
  await page.viewport(390, 844);
  const { router } = await renderLobby('/casino#busca', [category(1, 'Slots', [game(1, 'Pipa')])]);
  const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
  await expect.element(search).toHaveFocus();
  await expect.element(chip('Slots')).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.hash).toBe('');
  await userEvent.keyboard('pip');
  await expect.poll(() => router.state.location.hash).toBe('#busca=pip');
});

test('fades a row of chips where it continues, and not under the keyboard focus', async () => {
  await page.viewport(390, 844);
  const kinds = ['Slots', 'Crash', 'Roleta', 'Blackjack', 'Bingo', 'Bacará', 'Instantâneos'];
  await renderLobby(
    '/casino',
    kinds.map((name, id) => category(id + 1, name, [game(id, `Jogo ${id}`)])),
  );
  await expect.element(chip('Instantâneos')).toBeInTheDocument();
  const row = chip('Instantâneos').element().closest('ul') ?? document.body;
  const fades = () =>
    ['--fade-start', '--fade-end'].map((side) =>
      Math.round(Number.parseFloat(getComputedStyle(row).getPropertyValue(side))),
    );
  await expect.poll(fades).toEqual([0, 32]);
  row.scrollTo({ left: (row.scrollWidth - row.clientWidth) / 2 });
  await expect.poll(fades).toEqual([32, 32]);
  row.scrollTo({ left: row.scrollWidth });
  await expect.poll(fades).toEqual([32, 0]);

  const last = chip('Instantâneos').element();
  if (last instanceof HTMLElement) last.focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => getComputedStyle(row).maskImage).toBe('none');

  // A complete row has no fade.
  await page.viewport(1440, 844);
  await page.getByRole('searchbox', { name: 'Buscar jogos' }).click();
  await expect.poll(fades).toEqual([0, 0]);
});

test('shows the latest favorite toggle and sends changes one at a time', async () => {
  await page.viewport(1280, 800);
  const heard: string[] = [];
  const responses: (() => void)[] = [];
  const change = (what: string) => () => {
    heard.push(what);
    return new Promise<object>((resolve) => responses.push(() => resolve({ success: true })));
  };
  await renderLobby('/casino/slots', [category(1, 'Slots', [game(7, 'Alce')])], {
    player: {},
    operator: {
      'GET /api/favorite-game/favorite': () => ({ success: true, data: [] }),
      'POST /api/favorite-game/favorite/7/add': change('add'),
      'POST /api/favorite-game/favorite/7/remove': change('remove'),
    },
  });
  const heart = page.getByRole('button', { name: /^Favoritar / });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(heart.element().ariaPressed)).observe(heart.element(), {
    attributeFilter: ['aria-pressed'],
  });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => heard).toEqual(['add']);
  responses[0]?.();
  await expect.poll(() => heard).toEqual(['add', 'remove']);
  responses[1]?.();
  // The next change is sent once the last one has its response.
  await heart.click();
  await expect.poll(() => heard).toEqual(['add', 'remove', 'add']);
  await expect.poll(() => seen).toEqual(['true', 'false', 'true']);
});
