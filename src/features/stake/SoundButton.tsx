import { useBrand } from '../../shared/brand/useBrand.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

/** Turns the sound of wins on and off; brands under Brazilian law have none. */
export function SoundButton({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  if (useBrand().jurisdiction === 'br') return null;
  return (
    <IconButton
      aria-label="Som"
      aria-pressed={isOn}
      icon={<Icon name={isOn ? 'volume' : 'volume-off'} size={20} />}
      onClick={onToggle}
    />
  );
}
