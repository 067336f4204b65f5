import type { IconName } from './iconPaths.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

interface IconProps {
  name: IconName;
  /** In px. */
  size?: number;
}

export function Icon({ name, size }: IconProps) {
  return <SpriteIcon id={`icon-${name}`} size={size} />;
}
