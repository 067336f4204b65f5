import { circle, ellipse, line, path } from '../draw.ts';
import type { Random } from '../random.ts';
import { mix } from '../tones.ts';

// A person behind a table, cut by it at 60; the head is around 0, -48.
const skins = ['#f3cdb0', '#e6b18a', '#cf9465', '#a9693f', '#7d4b2c', '#5c3722'] as const;
const hairs = ['#1c1512', '#3a2418', '#6b3f1f', '#a8702f', '#1c1512', '#8d8a88'] as const;
const cloths = ['#7a1330', '#14402f', '#1d2c5e', '#3a1d5c', '#20222c', '#8a5a12'] as const;

interface Face {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
}

type Hair = (face: Face) => { back: string; front: string };
type Outfit = (face: Face) => string;

const parted: Hair = ({ hair }) => ({
  back: '',
  front: path('M-20-50C-24-76 10-82 18-68C24-62 22-54 20-48C18-58 8-62-2-62C-12-62-18-58-20-50z', hair),
});

const bun: Hair = ({ hair }) => ({
  back: circle(0, -80, 11, hair) + path('M-21-44C-24-78 24-78 21-44L18-36H-18z', hair),
  front: path('M-20-48C-20-72 20-72 20-48C14-62 4-64 0-64C-8-64-16-60-20-48z', hair),
});

const long: Hair = ({ hair }) => ({
  back: path('M-23-46C-26-80 26-80 23-46C24-24 30-10 28 6C14 12-14 12-28 6C-30-10-24-24-23-46z', hair),
  front: path('M-20-46C-20-72 20-74 20-46C16-58 8-64-4-64C-12-60-18-56-20-46z', hair),
});

const curls: Hair = ({ hair }) => ({
  back: [
    [-22, -52, 12],
    [22, -52, 12],
    [-18, -68, 13],
    [18, -68, 13],
    [0, -76, 14],
    [-24, -38, 9],
    [24, -38, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
    .join(''),
  front: path('M-19-50C-18-68 18-68 19-50C12-60-12-60-19-50z', hair),
});

const cropped: Hair = ({ hair }) => ({
  back: '',
  front: path('M-20-48C-21-74 21-74 20-48C18-60 12-64 0-64C-12-64-18-60-20-48z', hair),
});

const bob: Hair = ({ hair }) => ({
  back: path('M-25-44C-28-80 28-80 25-44C27-34 26-26 22-22H-22C-26-26-27-34-25-44z', hair),
  front: path('M-21-42C-22-74 22-74 21-42C19-52 16-60 10-64C0-56-14-54-21-42z', hair),
});

const bearded: Hair = ({ hair }) => ({
  back: '',
  front: path('M-19-42C-18-26-8-20 0-20C8-20 18-26 19-42C14-34 8-33 0-34C-8-33-14-34-19-42z', hair),
});

const headscarf: Hair = ({ cloth }) => ({
  back: path('M-26-46C-30-84 30-84 26-46C30-20 34-6 30 8H-30C-34-6-30-20-26-46z', mix(cloth, '#ffffff', 0.4)),
  front: path(
    'M-22-44C-24-76 24-76 22-44C18-60 8-64 0-64C-8-64-18-60-22-44zM-22-40C-20-20-10-14 0-14C10-14 20-20 22-40L28-8C14 4-14 4-28-8z',
    mix(cloth, '#ffffff', 0.55),
  ),
});

const torso = 'M-14-16C-34-12-46-6-48 14L-44 64H44L48 14C46-6 34-12 14-16z';

const waistcoat: Outfit = ({ cloth }) =>
  path(torso, '#f4f1ec') +
  path('M-24-12L-4 30V64H-38L-40 0zM24-12L4 30V64H38L40 0z', cloth) +
  path('M-14-14L0-6L14-14V2L0-4L-14 2z', '#15131a') +
  circle(0, 36, 2.2, '#e8c25a') +
  circle(0, 48, 2.2, '#e8c25a');

const suit: Outfit = ({ cloth }) =>
  path(torso, cloth) +
  path('M-14-16L0 34L14-16z', '#f4f1ec') +
  path('M-4-10H4L6 22L0 32L-6 22z', '#b3122f') +
  path('M-14-16L-26 6L-14 12L0 36zM14-16L26 6L14 12L0 36z', mix(cloth, '#ffffff', 0.16));

const dress: Outfit = ({ cloth, skin }) =>
  path(torso, skin) +
  path('M-48 14C-46 0-40-6-30-10C-22 8-10 12 0 12C10 12 22 8 30-10C40-6 46 0 48 14L44 64H-44z', cloth) +
  line('M-10-12C-6-2 6-2 10-12', 1.8, '#e8c25a') +
  circle(0, -4, 2.6, '#e8c25a');

const collar: Outfit = ({ cloth }) =>
  path(torso, cloth) +
  path('M-14-18H14V-8H-14z', mix(cloth, '#e8c25a', 0.55)) +
  line('M0-8V64M0 4L-12 10M0 18L-12 24M0 32L-12 38', 2, '#e8c25a');

const evening: Outfit = ({ cloth }) =>
  path(torso, '#1c1b24') +
  path('M-14-16L0 40L14-16z', '#f7f5f1') +
  path('M-14-16L-28 4L0 44zM14-16L28 4L0 44z', cloth) +
  path('M-10-14L0-8L10-14V-2L0-8L-10-2z', cloth);

const formal = [waistcoat, suit, collar, evening] as const;
const people: readonly { hair: Hair; outfits: readonly [Outfit, ...Outfit[]] }[] = [
  ...[parted, cropped, bearded].map((hair) => ({ hair, outfits: formal })),
  ...[bun, long, curls, bob].map((hair) => ({ hair, outfits: [...formal, dress] as const })),
  { hair: headscarf, outfits: formal },
];

/** Draws an adult at work; skin, hair, dress and glasses vary with the seed. */
export function dealer(random: Random): string {
  const skin = random.pick(skins);
  const face: Face = {
    skin,
    shade: mix(skin, '#2a0f14', 0.22),
    hair: random.pick(hairs),
    cloth: random.pick(cloths),
  };
  const person = people[random.integer(0, people.length - 1)] ?? { hair: parted, outfits: formal };
  const hair = person.hair(face);
  const outfit = random.pick(person.outfits)(face);
  const sleeve = mix(face.cloth, '#000000', 0.12);
  const lips = mix(skin, random.pick(['#b3263f', '#8a3b36', '#c2455a']), 0.55);
  const glasses = random.next() < 0.24;
  const ink = '#20141a';
  const bare = 'stroke="none"';
  return (
    hair.back +
    path('M-9-30H9V-10C6-4-6-4-9-10z', face.shade) +
    outfit +
    circle(-20.5, -44, 4.5, skin) +
    circle(20.5, -44, 4.5, skin) +
    path('M-20-50C-20-76 20-76 20-50C20-32 10-20 0-20C-10-20-20-32-20-50z', skin) +
    path('M8-68C22-62 22-32 4-21C14-34 16-54 8-68z', face.shade, `${bare} opacity=".75"`) +
    ellipse(-8, -45, 3.4, 2.3, '#ffffff', 0, bare) +
    ellipse(8, -45, 3.4, 2.3, '#ffffff', 0, bare) +
    circle(-8, -45, 2, ink, bare) +
    circle(8, -45, 2, ink, bare) +
    line('M-12.5-48.500Q-8-51-4-48.500M4-48.500Q8-51 12.5-48.5', 1.3, ink) +
    line('M-13-53Q-8-56-4-54M4-54Q8-56 13-53', 2, mix(face.hair, ink, 0.4)) +
    line('M0-45L-2-37H2', 1.5, face.shade) +
    path('M-7-31Q0-33.5 7-31Q0-24-7-31z', lips, bare) +
    hair.front +
    (glasses
      ? `<path d="M-14-49H-2V-41H-14zM2-49H14V-41H2zM-2-46H2" fill="none" stroke="${ink}" stroke-width="1.5"/>`
      : '') +
    // Arms resting on the table.
    path('M-46 8C-58 20-62 40-52 54L-26 62L-22 52L-40 44C-42 34-38 24-36 18z', sleeve) +
    path('M46 8C58 20 62 40 52 54L26 62L22 52L40 44C42 34 38 24 36 18z', sleeve) +
    path('M-26 50C-18 48-12 52-12 57C-12 63-20 64-27 62z', skin) +
    path('M26 50C18 48 12 52 12 57C12 63 20 64 27 62z', skin)
  );
}
