import { filledIcons, iconPaths } from './iconPaths.ts';
import { socialIconPaths } from './socialIconPaths.ts';

const symbol = (id: string, path: string, filled: boolean): string =>
  `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"${filled ? ' fill="currentColor"' : ''}/></symbol>`;

/** Builds the sprite of all icons, which `Icon` references. */
export function iconSprite(): string {
  const symbols = [
    ...Object.entries(iconPaths).map(([name, path]) => symbol(`icon-${name}`, path, filledIcons.has(name))),
    ...Object.entries(socialIconPaths).map(([name, path]) => symbol(`social-${name}`, path, false)),
  ];
  return `<svg hidden aria-hidden="true">${symbols.join('')}</svg>`;
}
