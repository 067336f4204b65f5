import { AgeMark } from '../../features/legal/AgeMark.tsx';
import { Logo } from './Logo.tsx';

interface HeaderLogoProps {
  // CSS pixels.
  heightPx: number;
}

export function HeaderLogo({ heightPx }: HeaderLogoProps) {
  return (
    <div data-logo>
      <Logo heightPx={heightPx} />
      <AgeMark />
    </div>
  );
}
