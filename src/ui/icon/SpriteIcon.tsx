interface SpriteIconProps {
  // Symbol id in the page's sprite.
  id: string;
  // Pixels.
  size?: number | undefined;
}

// Decorative, in the text color; the accessible name is elsewhere.
export function SpriteIcon({ id, size = 24 }: SpriteIconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size}>
      <use href={`#${id}`} />
    </svg>
  );
}
