import type { Control } from '../../../scripts/studio/studioModels.ts';

/** Addresses the control that solves a problem: the tab in the path, the control in the fragment. */
export function controlLink(brand: string, control: Control): string | undefined {
  const base = `/brands/${brand}`;
  switch (control?.kind) {
    case 'token':
      return `${base}/theme#token-${control.token}`;
    case 'picture':
      return `${base}/pictures#picture-${control.picture}`;
    case 'field': {
      // Items of a list have one control together.
      const path = control.path.map((key) => key.replace(/(?:\[\d+\])+$/, ''));
      const [first, environment, ...inside] = path;
      return first === 'environments' && environment !== undefined
        ? `${base}/settings?environment=${encodeURIComponent(environment)}#field-${inside.join('.')}`
        : `${base}/settings#field-${path.join('.')}`;
    }
    case 'legal':
      return `${base}/texts#legal-${control.slug}`;
    case 'voice':
      return `${base}/texts#voice-${control.name}`;
    case 'font':
      return `${base}/pictures#fonts`;
    default:
      return undefined;
  }
}
