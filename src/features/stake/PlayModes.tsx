import type { ReactNode } from 'react';
import { Tabs } from '../../ui/tabs/Tabs.tsx';

export type PlayMode = 'manual' | 'auto';

interface PlayModesProps {
  mode: PlayMode;
  onModeChange: (mode: PlayMode) => void;
  /** Automatic play is under way: it has to end before the mode changes. */
  running: boolean;
  manual: ReactNode;
  auto: ReactNode;
}

export function PlayModes({ mode, onModeChange, running, manual, auto }: PlayModesProps) {
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
