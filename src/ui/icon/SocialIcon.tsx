import { SpriteIcon } from './SpriteIcon.tsx';
import type { SocialIconName } from './socialIconPaths.ts';

interface SocialIconProps {
  network: SocialIconName;
  // Pixels.
  size?: number;
}

export function SocialIcon({ network, size }: SocialIconProps) {
  return <SpriteIcon id={`social-${network}`} size={size} />;
}
