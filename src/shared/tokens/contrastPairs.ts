import type { ColourName } from './tokenNames.ts';

// `text` needs 4.5:1, `large` (24 px, or 18.66 px bold) and `control` (borders, icons, focus rings) 3:1: WCAG
// 2.2, 1.4.3 and 1.4.11.
export type ContrastRole = 'text' | 'large' | 'control';

export const minimumContrast: Record<ContrastRole, number> = { text: 4.5, large: 3, control: 3 };

export interface ContrastPair {
  foreground: ColourName;
  background: ColourName;
  role: ContrastRole;
  where: string;
}

/**
 * Lists every foreground on every background that the interface draws; the build rejects a theme that fails
 * one.
 */
export const contrastPairs: readonly ContrastPair[] = [
  { foreground: 'text', background: 'background', role: 'text', where: 'page text' },
  { foreground: 'text', background: 'surface', role: 'text', where: 'card text' },
  { foreground: 'text', background: 'surface-raised', role: 'text', where: 'dialog and menu text' },
  { foreground: 'text', background: 'surface-hover', role: 'text', where: 'hovered menu entry' },
  { foreground: 'text-muted', background: 'background', role: 'text', where: 'secondary page text' },
  { foreground: 'text-muted', background: 'surface', role: 'text', where: 'secondary card text' },
  { foreground: 'text-muted', background: 'surface-raised', role: 'text', where: 'hints in dialogs' },
  { foreground: 'on-primary', background: 'primary', role: 'text', where: 'primary button' },
  { foreground: 'on-primary', background: 'primary-hover', role: 'text', where: 'hovered primary button' },
  { foreground: 'on-secondary', background: 'secondary', role: 'text', where: 'secondary button' },
  {
    foreground: 'on-secondary',
    background: 'secondary-hover',
    role: 'text',
    where: 'hovered secondary button',
  },
  { foreground: 'on-success', background: 'success', role: 'text', where: 'success alert' },
  { foreground: 'on-danger', background: 'danger', role: 'text', where: 'error alert, destructive button' },
  { foreground: 'on-warning', background: 'warning', role: 'text', where: 'warning alert' },
  { foreground: 'text', background: 'primary-soft', role: 'text', where: 'selected entry, badge' },
  { foreground: 'text', background: 'success-soft', role: 'text', where: 'success note' },
  { foreground: 'text', background: 'danger-soft', role: 'text', where: 'error note' },
  { foreground: 'text', background: 'warning-soft', role: 'text', where: 'warning note' },
  {
    foreground: 'primary',
    background: 'background',
    role: 'control',
    where: 'selected tab, link underline, progress',
  },
  {
    foreground: 'primary',
    background: 'surface',
    role: 'control',
    where: 'selected tab, icon, progress on cards',
  },
  {
    foreground: 'primary',
    background: 'surface-raised',
    role: 'control',
    where: 'checked control in dialogs',
  },
  { foreground: 'primary', background: 'skeleton', role: 'control', where: 'progress on its track' },
  {
    foreground: 'danger',
    background: 'background',
    role: 'control',
    where: 'invalid field border on the page, and its inner side everywhere',
  },
  { foreground: 'danger', background: 'surface', role: 'control', where: 'invalid field border' },
  {
    foreground: 'danger',
    background: 'surface-raised',
    role: 'control',
    where: 'invalid field border in dialogs',
  },
  { foreground: 'focus', background: 'background', role: 'control', where: 'focus ring on the page' },
  { foreground: 'focus', background: 'surface', role: 'control', where: 'focus ring on cards' },
  { foreground: 'focus', background: 'surface-raised', role: 'control', where: 'focus ring in dialogs' },
  {
    foreground: 'control-border',
    background: 'background',
    role: 'control',
    where: 'field border on the page',
  },
  { foreground: 'control-border', background: 'surface', role: 'control', where: 'field border on cards' },
  {
    foreground: 'control-border',
    background: 'surface-raised',
    role: 'control',
    where: 'field border in dialogs',
  },
];
