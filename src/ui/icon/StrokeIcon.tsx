interface StrokeIconProps {
  path: string;
  filled?: boolean;
  /** In px. */
  size?: number | undefined;
}

/** Decoration in the text colour: the name is on the control or in the text beside it. */
export function StrokeIcon({ path, filled = false, size = 24 }: StrokeIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
