import { pathOfLink } from './linkIntent.ts';

/** Lists the paths of visible links, those of menus first. */
export function likelyPaths(): string[] {
  const links = [...document.querySelectorAll('a[href]')].filter(isOnScreen);
  const isMenu = (link: Element) => link.closest('header, nav') !== null;
  const inOrder = [...links.filter(isMenu), ...links.filter((link) => !isMenu(link))];
  return [...new Set(inOrder.flatMap((link) => pathOfLink(link) ?? []))];
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
