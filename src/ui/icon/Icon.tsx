import { type IconName, iconPaths } from './iconPaths.ts';
import { StrokeIcon } from './StrokeIcon.tsx';

interface IconProps {
  name: IconName;
  /** In px. */
  size?: number;
}

const filled: ReadonlySet<IconName> = new Set(['heart-filled', 'star-filled', 'play']);

export function Icon({ name, size }: IconProps) {
  return <StrokeIcon path={iconPaths[name]} filled={filled.has(name)} size={size} />;
}
