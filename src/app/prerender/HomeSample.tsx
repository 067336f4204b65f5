import { StaticRouter } from 'react-router';
import { BannerCarousel } from '../../features/banners/BannerCarousel.tsx';
import { HeroBento } from '../../features/banners/HeroBento.tsx';
import { HomePage } from '../../features/home/HomePage.tsx';
import { homeLayoutOf } from '../../features/home/homeLayouts.ts';
import { MatchCard } from '../../features/home/MatchCard.tsx';
import { DecideLayout } from '../../layouts/DecideLayout.tsx';
import type { BrandRecord, LayoutName } from '../../shared/brand/brandRecord.ts';
import type { Category, Game } from '../../shared/contract/casino/casino.ts';
import type { OperatorContent } from '../../shared/contract/content/operatorContent.ts';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import type { Match } from '../../shared/contract/sports/matches.ts';
import { AlertStack } from '../../ui/alert/AlertStack.tsx';
import { App } from '../App.tsx';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { carriedState } from './carriedState.ts';
import { shownContent } from './shownContent.ts';

const picture = '/storage/picture.png';
const none = {
  image_cf: undefined,
  image_color: undefined,
  image_wide: undefined,
  rtp: undefined,
  demo: false,
};
const game: Game = {
  ...none,
  id: '1',
  name: 'A',
  slug: 'a',
  image: picture,
  provider: { id: '1', name: 'A', slug: 'a' },
  live: false,
};
const table: Game = {
  ...game,
  live: true,
  table: { min_bet: 1, max_bet: 1, seats: 1, players: 1, results: ['1'] },
};
const categoryOf = (id: string, item: Game): Category => ({
  id,
  name: 'A',
  slug: id,
  icon: undefined,
  games: [{ ...item, id }],
});
// One for each row of games.
const categories = [...Array(14).keys()].map((id) => categoryOf(String(id), game));
const content: OperatorContent = {
  settings: {
    ...defaultSettings,
    general_dynamic_buttons: [{ label: 'A', link: '/promotions', icon: 'gift' }],
    general_instagram: 'https://instagram.com/a',
    general_live_chat: '1',
    general_show_chat_widget: true,
    general_show_chat_sidebar: true,
    footer_disclaimer: 'A',
    footer_disclaimer_image: picture,
  },
  categories: [...categories, categoryOf('live', table)],
  providers: [{ id: '1', name: 'A', slug: 'a', image: undefined, games_count: 1 }],
  promotions: [
    { id: '1', title: 'A', image: picture, description: '', starts_at: undefined, ends_at: undefined },
  ],
  promotionTexts: {},
  seo: {},
};
const match: Match = {
  id: '1',
  league: 'A',
  home: 'A',
  away: 'B',
  starts_at: '2026-01-01T00:00:00Z',
  live: true,
  minute: 1,
  score: { home: 0, away: 0 },
  odds: { home: 2, draw: 2, away: 2 },
};
const plain = { desktop: picture, mobile: picture, link: '/promotions', caption: null };
const captioned = { ...plain, key: '2', caption: { title: 'A', text: 'A', action: 'A' } };
const slides = [{ ...plain, key: '1' }, captioned];

/**
 * Renders home with sample content, so that a page without content includes all styles; late rules restyle
 * every element.
 */
export function HomeSample({ brand, layout }: { brand: BrandRecord; layout: LayoutName }) {
  const page = { brand, routeId: 'index', params: {}, path: '/' } as const;
  const state = carriedState(shownContent(content, page), undefined, page);
  const store = createStore(createPrerenderServices(brand), state);
  const { hero, rows } = homeLayoutOf(brand);
  return (
    <App brand={brand} page={{ state }} store={store}>
      <StaticRouter location="/">
        <DecideLayout name={layout}>
          <HomePage />
          <BannerCarousel slides={slides} format={hero} />
          <HeroBento slides={[captioned]}>
            <BannerCarousel slides={slides} format={hero} isPiece />
          </HeroBento>
          {rows.includes('matches') && <MatchCard match={match} />}
        </DecideLayout>
        <AlertStack alerts={[]} dismissLabel="" />
      </StaticRouter>
    </App>
  );
}
