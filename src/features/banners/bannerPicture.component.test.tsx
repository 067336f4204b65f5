import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { selectAuthPanel } from '../../shared/state/authModalSlice.ts';
import { readBrandCookie } from '../../shared/storage/brandCookies.ts';
import { BannerLink } from './parts/BannerLink.tsx';
import { BannerPicture } from './parts/BannerPicture.tsx';

const good = (name: string) => `${location.origin}/brands/default/${name}.svg`;
const missing = (name: string) => `${location.origin}/brands/default/${name}-missing.svg`;
const share = good('share');

const renderPicture = (desktop: string, mobile: string) =>
  renderFeature(
    <div style={{ blockSize: '10rem' }}>
      <BannerPicture
        slide={{ key: '1', desktop, mobile, link: '/promotions', caption: null }}
        position={1}
        priority
      />
    </div>,
    { player: null, brand: { pictures: { logo: '', favicon: '', hero: '', share } } },
  );
const loaded = () => {
  const image = document.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : null;
};

test.each([
  [390, good('logo'), good('favicon'), good('favicon')],
  [1440, good('logo'), good('favicon'), good('logo')],
  [390, good('logo'), missing('b'), good('logo')],
  [1440, missing('a'), good('favicon'), good('favicon')],
  [390, missing('a'), missing('b'), share],
  [1440, missing('a'), missing('b'), share],
])('shows at %i px of %s and %s the picture %s', async (width, desktop, mobile, expected) => {
  await page.viewport(width, 900);
  await renderPicture(desktop, mobile);
  await expect.poll(loaded).toBe(expected);
  await expect.element(page.getByRole('link', { name: 'Destaque: Promoções' })).toBeVisible();
  const box = document.querySelector('img')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([document.querySelector('a')?.offsetWidth, 160]);
});

const withButton = (link: string) => (
  <BannerLink link={link}>
    <button type="button">Fechar</button>
    <span>Ir</span>
  </BannerLink>
);

test.each(['/?login=1', '/?login=0', '/promotions'])(
  'ignores a click on a button inside a banner with the link %s',
  async (link) => {
    const { store, router } = await renderFeature(withButton(link), { player: null });
    await page.getByRole('button', { name: 'Fechar' }).click();
    expect(selectAuthPanel(store.getState())).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    await page.getByText('Ir').click();
    await expect
      .poll(() => selectAuthPanel(store.getState()) ?? router.state.location.pathname)
      .toBe({ '/?login=1': 'login', '/?login=0': 'register' }[link] ?? link);
  },
);

test('opens another site in a new tab and keeps the code of its link', async () => {
  await renderFeature(<BannerLink link="https://fora.example/x?code=BANNER">Ir</BannerLink>, {
    player: null,
  });
  const link = page.getByRole('link', { name: 'Ir' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  await expect.poll(() => readBrandCookie('teste', 'code')).toBe('BANNER');
});

const renderLinked = (link: string) =>
  renderFeature(
    <BannerPicture
      slide={{ key: '1', desktop: share, mobile: share, link, caption: null }}
      position={4}
      priority
    />,
    { player: null },
  );

test.each([
  ['/casino?login=1', 'Destaque: entrar na conta'],
  ['/?login=0', 'Destaque: criar conta'],
  ['/promotions', 'Destaque: Promoções'],
  ['https://fora.example/x', 'Destaque 4 (abre em outra aba)'],
])('names a picture with the link %s %s', async (link, name) => {
  await renderLinked(link);
  await expect.element(page.getByRole('link', { name, exact: true })).toBeInTheDocument();
});

test('shows a picture whose link is a script without a link', async () => {
  await renderLinked('javascript:alert(1)');
  await expect.element(page.getByRole('img', { name: 'Destaque 4', exact: true })).toBeInTheDocument();
  expect(page.getByRole('link').elements()).toEqual([]);
});
