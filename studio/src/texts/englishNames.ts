import type { Edit } from '../../../scripts/studio/studioEdits.ts';
import { voiceLines } from '../../../src/shared/brand/voiceLines.ts';
import type { TokenName } from '../../../src/shared/tokens/tokenNames.ts';
import { editLabel } from './editLabel.ts';
import { formatBytes, formatRatio } from './formatNumbers.ts';

const tokens: Record<TokenName, string> = {
  'color.background': 'Page background',
  'color.surface': 'Cards',
  'color.surface-raised': 'Dialogs and menus',
  'color.text': 'Text',
  'color.text-muted': 'Secondary text',
  'color.border': 'Borders',
  'color.primary': 'Primary',
  'color.on-primary': 'Text on primary',
  'color.secondary': 'Secondary',
  'color.on-secondary': 'Text on secondary',
  'color.success': 'Success',
  'color.on-success': 'Text on success',
  'color.danger': 'Error',
  'color.on-danger': 'Text on error',
  'color.warning': 'Warning',
  'color.on-warning': 'Text on warning',
  'color.focus': 'Keyboard focus',
  'color.primary-hover': 'Hovered primary',
  'color.secondary-hover': 'Hovered secondary',
  'color.surface-hover': 'Hovered entry',
  'color.primary-soft': 'Soft primary',
  'color.success-soft': 'Soft success',
  'color.danger-soft': 'Soft error',
  'color.warning-soft': 'Soft warning',
  'color.control-border': 'Field border',
  'color.skeleton': 'Loading',
  'font.body': 'Text font',
  'font.display': 'Heading font',
  'font.display-weight': 'Heading weight',
  'heading.bar': 'Bar before titles of sections',
  'heading.rule': 'Line after titles of sections',
  'cover.ratio': 'Width divided by height',
  'radius.control': 'Buttons and fields',
  'radius.card': 'Cards',
  'radius.panel': 'Dialogs',
  'shadow.raised': 'Card',
  'shadow.overlay': 'Dialog',
  'space.2xs': 'Smallest',
  'space.xs': 'Very small',
  'space.s': 'Small',
  'space.m': 'Medium',
  'space.l': 'Large',
  'space.xl': 'Very large',
  'space.2xl': 'Largest',
  'motion.fast': 'Fast',
  'motion.normal': 'Normal',
  'motion.easing': 'Curve',
};

const voiceLabel = (name: string): string => new Map(Object.entries(voiceLines)).get(name)?.where ?? name;

const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  extends: 'Inherits from',
  company: 'Company',
  'company.legalName': 'Registered name',
  'company.tradeName': 'Trade name',
  'company.document': 'CNPJ',
  'company.address': 'Address',
  'company.authorization': 'Authorization',
  'company.authorization.number': 'Authorization number',
  'company.authorization.date': 'Authorization date',
  'company.support': 'Customer service',
  'company.support.phone': 'Customer service phone',
  'company.support.email': 'Customer service e-mail',
  'company.ombudsman': 'Ombudsman',
  'company.ombudsman.phone': 'Ombudsman phone',
  'company.ombudsman.email': 'Ombudsman e-mail',
  jurisdiction: 'Jurisdiction',
  origin: 'Site address',
  domains: 'Further domains',
  api: 'Operator API',
  'api.origin': 'API address',
  'api.hosts': 'API hosts',
  cdn: 'Picture address',
  theme: 'Theme folder',
  layout: 'Layout',
  home: 'Home',
  shapes: 'Shapes',
  'shapes.bar': 'Bar and menus',
  'shapes.titles': 'Titles',
  'shapes.tabs': 'Tabs and categories',
  'shapes.lists': 'Lists of the account',
  'shapes.covers': 'Covers of games',
  'shapes.icons': 'Strokes of icons',
  'shapes.games': 'Mines and Double',
  routes: 'Routes',
  realtime: 'Realtime',
  monitoring: 'Monitoring',
  verification: 'Identity verification',
  sportsbook: 'Sportsbook',
  gameLauncher: 'Game launcher',
  chat: 'Live chat',
  tags: 'Tag manager',
  icons: 'Icon service',
  features: 'Features',
  rules: 'Dated rules',
  security: 'Security',
  apps: 'Apps',
  budgets: 'JavaScript limits',
};

const kinds: Readonly<Record<string, string>> = {
  logo: 'Logo',
  logoError: 'Logo of the error pages',
  favicon: 'Icon',
  share: 'Share picture',
  square: 'All icons from one square picture',
};

const tokenLabel = (token: string): string =>
  Object.entries(tokens).find(([name]) => name === token)?.[1] ?? token;

const fieldLabel = (path: readonly string[]): string => {
  const [first, environment, ...inside] = path;
  return first === 'environments' && environment !== undefined && inside.length > 0
    ? `${fieldLabel(inside)} (${environment})`
    : (fields[path.join('.')] ?? path.at(-1) ?? '');
};

export const englishNames = {
  tokenLabel,
  fieldLabel,
  fieldHint: (_path: readonly string[], english: string | undefined): string | undefined => english,
  choiceLabel: (_path: readonly string[], value: string): string => value,
  voiceLabel,
  pairPlace: (where: string): string => where.charAt(0).toUpperCase() + where.slice(1),
  layouts: { default: 'Default layout', blaze: 'Blaze layout', orange: 'Orange layout' },
  bytes: (bytes: number): string => formatBytes(bytes, 'en'),
  ratio: (ratio: number): string => formatRatio(ratio, 'en'),
  editLabel: (edit: Edit): string =>
    editLabel(edit, {
      tokenLabel,
      fieldLabel,
      picture: (kind) => kinds[kind] ?? kind,
      legal: (slug) => `Page /${slug}`,
      voice: voiceLabel,
      font: (name) => `Font ${name}`,
      tokenMap: 'Import mapping',
    }),
};
