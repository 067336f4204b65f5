import { type IconName, iconPaths } from './iconPaths.ts';

interface IconProps {
  name: IconName;
  /** In px. */
  size?: number;
  className?: string;
}

const filled: ReadonlySet<IconName> = new Set(['heart-filled', 'star-filled', 'play']);

/** Decoration in the text colour: the name is on the control or the text beside it. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
