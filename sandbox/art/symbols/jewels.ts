import { gloss, line, path, polygonPath } from '../draw.ts';

const facets = (d: string) => line(d, 1.4, '#ffffffaa');

export const brilliant = () =>
  path('M-46-14L-26-38H26L46-14L0 44z', 'b') +
  path('M-46-14H46L0 44z', '#0b3fae', 'opacity=".35" stroke="none"') +
  path('M-18-14H18L0 44z', '#fff', 'opacity=".3" stroke="none"') +
  facets('M-46-14H46M-26-38L-18-14L0-38L18-14L26-38M-18-14L0 44L18-14') +
  gloss('M-40-15L-26-34H-6L-18-16z', 0.55);

export const emeraldCut = () =>
  path('M-24-44H24L42-26V26L24 44H-24L-42 26V-26z', 'n') +
  path('M-24-44H24L14-26H-14zM-42-26L-24-44L-14-26L-24-16z', '#a9f7bd', 'stroke="none"') +
  path('M42-26V26L24 16V-16zM42 26L24 44L14 26L24 16zM24 44H-24L-14 26H14z', '#0b6b2e', 'stroke="none"') +
  path('M-24 44L-42 26L-24 16L-14 26z', '#128a3c', 'stroke="none"') +
  path('M-14-26H14L24-16V16L14 26H-14L-24 16V-16z', 'N') +
  path('M-13-25H5L-23 9V-15z', '#d6ffe0', 'stroke="none"') +
  path('M14 25L23 16V-2L-4 25z', '#0f7f37', 'stroke="none"') +
  facets('M-19-35H19L33-21V21L19 35H-19L-33 21V-21z') +
  gloss('M-32-34L-24-42H-6L-14-36z', 0.8);

export const ruby = () =>
  path(polygonPath(8, 46, -67.5), 'r') +
  path(polygonPath(8, 25, -67.5), '#ff7d92', 'opacity=".6" stroke="none"') +
  facets(
    `${polygonPath(8, 25, -67.5)}M-18-42L-10-23M18-42L10-23M42-18L23-10M42 18L23 10M18 42L10 23M-18 42L-10 23M-42 18L-23 10M-42-18L-23-10`,
  ) +
  gloss('M-18-42H18L10-23H-10L-23-10L-42-18z', 0.4);

export const amethyst = () =>
  path('M0-48L40-18L26 40H-26L-40-18z', 'u') +
  path('M0-22L20-8L13 20H-13L-20-8z', '#e3a8ff', 'opacity=".6" stroke="none"') +
  facets('M0-22L20-8L13 20H-13L-20-8zM0-48V-22M40-18L20-8M26 40L13 20M-26 40L-13 20M-40-18L-20-8') +
  gloss('M0-48L-40-18L-20-8L0-22z', 0.45);

export const topaz = () =>
  path('M0-48C26-14 36 2 36 18A36 30 0 0 1-36 18C-36 2-26-14 0-48z', 'O') +
  facets('M0-24L18 12L0 32L-18 12zM0-48V-24M36 18L18 12M-36 18L-18 12M0 48V32') +
  gloss('M0-40C-16-16-28 0-28 16L-18 12L0-22z', 0.5);

export const crown = () =>
  path('M-46-22L-24 4L0-38L24 4L46-22L38 32H-38z', 'g') +
  path('M-40 26H40V40H-40z', 'g') +
  ['M-46-22', 'M0-38', 'M46-22']
    .map((start) => path(`${start}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0`, 'R'))
    .join('') +
  path('M0 4L8 14L0 24L-8 14z', 'r') +
  path('M-24 12l6 6l-6 6l-6-6z', 'b') +
  path('M24 12l6 6l-6 6l-6-6z', 'b') +
  gloss('M-36-4L-24 10L-8-14L-14 24H-32z', 0.4);

export const ring = () =>
  path('M0-14A30 30 0 1 0 .1-14zM0-4A21 21 0 1 1-.1-4z', 'g', 'fill-rule="evenodd"') +
  path('M-24-32L-12-46H12L24-32L0-8z', 't') +
  facets('M-24-32H24M-12-46L-8-32L0-8L8-32L12-46') +
  gloss('M-20-33L-11-44H0L-8-33z', 0.6);
