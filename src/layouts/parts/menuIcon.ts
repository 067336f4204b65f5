import { type IconName, iconPaths } from '../../ui/icon/iconPaths.ts';

/** The operator names a picture freely; a name the icon set does not know gets the neutral one. */
export function menuIcon(name: string | null): IconName {
  return isIconName(name) ? name : 'chevron-right';
}

function isIconName(name: string | null): name is IconName {
  return name !== null && Object.hasOwn(iconPaths, name);
}
