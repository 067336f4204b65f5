import type { MenuItem } from '../../shared/contract/menu.ts';

/** The product's own menu, for operators who have made none and until theirs has arrived. `siteMenu` thins it out. */
export const productMenu: readonly MenuItem[] = [
  { label: 'Cassino', link: '/casino', icon: 'chip' },
  { label: 'Ao vivo', link: '/casino/live', icon: 'live' },
  { label: 'Slots', link: '/casino/slots', icon: 'slots' },
  { label: 'Esportes', link: '/sports', icon: 'sports' },
  { label: 'E-sports', link: '/sports/esports', icon: 'esports' },
  { label: 'Mines', link: '/games/mines', icon: 'mines' },
  { label: 'Double', link: '/games/double', icon: 'star' },
  { label: 'Promoções', link: '/promotions', icon: 'gift' },
];
