interface SpriteIconProps {
  /** Of a symbol of the page's sprite. */
  id: string;
  /** In px. */
  size?: number | undefined;
}

/** Decoration in the text colour: the name is on the control or in the text beside it. */
export function SpriteIcon({ id, size = 24 }: SpriteIconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size}>
      <use href={`#${id}`} />
    </svg>
  );
}
