import type { MenuIconName } from './iconPaths.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

interface IconProps {
  name: MenuIconName;
  // Pixels.
  size?: number;
}

export function Icon({ name, size }: IconProps) {
  return <SpriteIcon id={`icon-${name}`} size={size} />;
}
