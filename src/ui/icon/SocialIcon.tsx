import { StrokeIcon } from './StrokeIcon.tsx';
import { type SocialIconName, socialIconPaths } from './socialIconPaths.ts';

interface SocialIconProps {
  network: SocialIconName;
  /** In px. */
  size?: number;
}

export function SocialIcon({ network, size }: SocialIconProps) {
  return <StrokeIcon path={socialIconPaths[network]} size={size} />;
}
