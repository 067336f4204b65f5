import { circle, ellipse, group, line, path } from '../draw.ts';
import { mix } from '../tones.ts';
import { castFor, type Person } from './cast.ts';
import { bare, gold, type Look } from './figure.ts';
import { arms, type PoseName, poses } from './poses.ts';

const ink = '#20141a';

/** Draws an adult at work: the body that a table hides from 50 on, and the arms that lie on it. */
export function dealer(table: number, pose: PoseName, behind: string): { body: string; reach: string } {
  const cast = castFor(table, behind);
  const look: Look = { ...cast.look, shade: mix(cast.look.skin, '#2a0f14', 0.24) };
  const clothes = cast.outfit(look);
  const hair = cast.person.hair(look);
  const tilt = [0, -4, 3, 0, 4, -2][table % 6] ?? 0;
  const turned = (drawing: string) => group(drawing, `translate(0 3)rotate(${tilt} 0 -24)`);
  return {
    body:
      turned(hair.back) +
      path(
        cast.person.slim
          ? 'M-6.500-36H6.500V-20C10-14-10-14-6.500-20z'
          : 'M-8.500-36H8.500V-20C10-12-10-12-8.500-20z',
        look.shade,
      ) +
      clothes.drawing +
      turned(head(cast.person, look) + hair.front),
    reach: arms(poses[pose], look, clothes, cast.person.slim),
  };
}

function head(person: Person, look: Look): string {
  const { skin, shade, hair } = look;
  const brow = mix(hair, ink, 0.35);
  const blush = mix(skin, '#d4413f', 0.22);
  const lips = mix(skin, person.slim ? '#a81f3a' : '#7a3230', person.slim ? 0.62 : 0.5);
  return (
    ellipse(-17, -51, 3, 4.6, skin) +
    ellipse(17, -51, 3, 4.6, skin) +
    (person.slim ? circle(-17.5, -44.5, 1.8, gold, bare) + circle(17.5, -44.5, 1.8, gold, bare) : '') +
    path(person.face, skin) +
    path('M6-76C21-70 20-36 3-28C12-38 14-58 6-76z', shade, `${bare} opacity=".7"`) +
    ellipse(-10.5, -42.5, 3.2, 2, blush, 0, `${bare} opacity=".75"`) +
    ellipse(10.5, -42.5, 3.2, 2, blush, 0, `${bare} opacity=".75"`) +
    person.beard(look) +
    [-6.8, 6.8]
      .map(
        (x) =>
          ellipse(x, -53, 3, 1.7, '#f7f2ea', 0, bare) +
          circle(x, -53, 1.6, ink, bare) +
          line(`M${x - 3.4}-53.600Q${x}-56 ${x + 3.4}-53.6`, person.slim ? 1.3 : 1, ink) +
          line(`M${x - 4}-58.200Q${x}-60.500 ${x + 4}-58.4`, person.slim ? 1.2 : 1.8, brow),
      )
      .join('') +
    line('M0-53L-2-44.500Q0-43 2-44', 1.1, shade) +
    path(
      'M-7-39.500Q-2-38.800 0-38.200Q2-38.800 7-39.500Q4-32.500 0-32.500Q-4-32.500-7-39.500z',
      lips,
      bare,
    ) +
    path('M-4.800-38.200Q0-36.800 4.800-38.200Q3-35.600 0-35.600Q-3-35.600-4.800-38.200z', '#fffaf2', bare) +
    (person.elder
      ? line('M-7-65H7M-12-50L-14-48M12-50L14-48M-9-44Q-11-40-9.500-37M9-44Q11-40 9.500-37', 0.7, shade)
      : '') +
    spectacles[person.glasses]
  );
}

const frame = (d: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.300"/>`;
const spectacles = {
  none: '',
  square: frame('M-12.500-57H-2V-49H-12.500zM2-57H12.500V-49H2zM-2-54H2M-12.500-55L-17-54M12.500-55L17-54'),
  round: frame(
    'M-12.500-53a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0-10.400 0zM2.100-53a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0-10.400 0zM-2-54H2',
  ),
};
