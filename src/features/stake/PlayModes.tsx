import type { ReactNode } from 'react';
import { isPaced } from '../../shared/brand/playPace.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';

export type PlayMode = 'manual' | 'auto';

interface PlayModesProps {
  mode: PlayMode;
  onModeChange: (mode: PlayMode) => void;
  // Whether automatic play is on, which locks the mode.
  running: boolean;
  manual: ReactNode;
  auto: ReactNode;
}

/** Offers manual and automatic play; only manual play where the law sets a pace. */
export function PlayModes({ mode, onModeChange, running, manual, auto }: PlayModesProps) {
  if (isPaced(useBrand(), new Date())) return manual;
  return (
    <Tabs
      label="Modo de jogo"
      selected={mode}
      onSelect={(next) => !running && onModeChange(next)}
      tabs={[
        { key: 'manual', label: 'Manual', panel: manual },
        { key: 'auto', label: 'Automático', panel: auto },
      ]}
    />
  );
}
