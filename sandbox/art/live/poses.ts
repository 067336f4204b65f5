import { circle, group, line, path, rect } from '../draw.ts';
import { mix } from '../tones.ts';
import { bare, gold, type Look, limb, type Point } from './figure.ts';
import type { Clothes } from './outfits.ts';

interface Arm {
  elbow: Point;
  wrist: Point;
  // Turn of the hand in degrees; it points down at 0.
  turn: number;
  open?: boolean;
  // What it holds, around the hand.
  held?: string;
}

// The arm at the left of the picture, then the other.
export type Pose = readonly [Arm, Arm];

const flip = ({ elbow, wrist, turn, ...rest }: Arm): Arm => ({
  ...rest,
  elbow: [-elbow[0], elbow[1]],
  wrist: [-wrist[0], wrist[1]],
  turn: -turn,
});

const card = (turn: number, mark: string) =>
  group(
    rect(-6, -18, 12, 18, 1.6, '#ffffff') + path('M0-13L3.500-9L0-5L-3.500-9z', mark, bare),
    `rotate(${turn})`,
  );
const fanned = [-34, -12, 10, 32]
  .map((turn, index) => card(turn, index % 2 ? '#15131a' : '#d9132f'))
  .join('');
const deck = rect(-8, -4, 17, 22, 2, '#b3122f') + rect(-5.5, -1.5, 12, 17, 1.4, '#ffffff', bare);
const chip =
  circle(0, 12, 8, '#d9132f') + circle(0, 12, 4.6, '#ffffff', bare) + circle(0, 12, 3, '#d9132f', bare);
const microphone =
  rect(-2.4, -6, 4.8, 26, 2, '#2a3048') + circle(0, 24, 5.6, '#5a6480') + circle(0, 24, 2.6, '#c3ccd8', bare);
const dealt = group(
  rect(-7, 6, 15, 21, 2, '#ffffff') + path('M.5 11L5 16.500L.5 22L-4 16.500z', '#d9132f', bare),
  'rotate(8)',
);
const ball = circle(0, 17, 4, '#ffffff');

const resting: Arm = { elbow: [-51, 31], wrist: [-29, 54], turn: -58 };
const flat: Arm = { elbow: [-56, 27], wrist: [-51, 54], turn: 10 };
const tucked: Arm = { elbow: [-51, 34], wrist: [-10, 53], turn: -78 };
const raised: Arm = { elbow: [-55, 34], wrist: [-68, 0], turn: 162, open: true };
const lifted: Arm = { elbow: [-51, 37], wrist: [-28, 22], turn: -150 };

export const poses = {
  rest: [resting, flip(resting)],
  lean: [flat, flip(flat)],
  clasp: [tucked, flip(tucked)],
  present: [resting, flip(raised)],
  deal: [
    { ...flat, elbow: [-58, 34], wrist: [-42, 56], turn: 18, held: dealt },
    flip({ ...lifted, wrist: [-22, 34], turn: -120, held: deck }),
  ],
  fan: [
    resting,
    flip({ ...lifted, wrist: [-30, 24], turn: -170, held: group(fanned, 'translate(0 10)rotate(180)') }),
  ],
  chip: [flat, flip({ ...lifted, wrist: [-34, 14], held: chip })],
  crossed: [
    { elbow: [-54, 32], wrist: [16, 30], turn: -70 },
    { elbow: [55, 36], wrist: [-16, 38], turn: 78 },
  ],
  spin: [{ elbow: [-60, 30], wrist: [-56, 56], turn: 24, held: ball }, flip(resting)],
  host: [{ ...lifted, wrist: [-19, 10], turn: -164, held: microphone }, flip(raised)],
  speak: [{ ...lifted, wrist: [-19, 10], turn: -164, held: microphone }, flip(resting)],
  welcome: [raised, flip(raised)],
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;

const closedHand = (skin: string, shade: string) =>
  path('M-6 0C-8 8-7 16-3 18C2 20 7 17 7 10L6 0z', skin) + line('M-1 17V11M3 17V11', 0.8, shade);
const openHand = (skin: string, shade: string) =>
  path(
    'M-5 0C-7 6-7 9-7 12L-8 21C-7 23-5.500 23-5 21L-4 15L-3 24C-2 26 0 26 0 24V15L2 23C3 25 5 24.500 4.600 22.500L3.600 14L7 19C9 20.500 10.500 19 9.500 17L6 8L5 0z',
    skin,
  ) + line('M-4 8H4', 0.7, shade);

/** Draws both arms; `slim` narrows them and sets them closer. */
export function arms(
  pose: Pose,
  { skin, shade }: Look,
  { sleeve, cuff, short }: Clothes,
  slim: boolean,
): string {
  const inward = slim ? 7 : 0;
  return pose
    .map((arm, index) => {
      const side = index === 0 ? -1 : 1;
      const near = ([x, y]: Point): Point => [x - side * inward * 0.6, y];
      const shoulder: Point = [side * (slim ? 32 : 39.5), slim ? 1.5 : 4];
      const elbow = near(arm.elbow);
      const wrist = near(arm.wrist);
      const from = slim ? 8.6 : 10.8;
      const to = slim ? 4.8 : 6.2;
      const fill = mix(sleeve, '#1a0a14', 0.1);
      const hand = arm.open ? openHand(skin, shade) : closedHand(skin, shade);
      return (
        path(limb([shoulder, elbow, wrist], from, to), fill) +
        group(
          `${arm.held ?? ''}${hand}${short ? line('M-6 1H6', 2, gold) : rect(-7, -3, 14, 5, 1.4, cuff)}`,
          `translate(${wrist[0]} ${wrist[1]})rotate(${arm.turn})`,
        )
      );
    })
    .join('');
}
