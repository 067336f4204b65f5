type Side = 'top' | 'bottom' | 'left' | 'right';
type Suffix = '' | '-start' | '-end';

// `auto` is the side with the most room.
export type TooltipPlacement = `${'auto' | Side}${Suffix}`;

type Placement = { side: Side | 'auto'; alignment: 'start' | 'end' | undefined };

export function readPlacement(placement: TooltipPlacement): Placement {
  const [side, alignment] = placement.split('-') as [Side | 'auto', 'start' | 'end' | undefined];
  return { side, alignment };
}
