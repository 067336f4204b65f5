import type { TextPart } from '../commonText.ts';
import type { RenderedPage } from './prerenderBundle.ts';

/** A page whose body is in parts: what many others have too is the same object in each of them. */
export interface PreparedPage extends Omit<RenderedPage, 'body'> {
  body: readonly TextPart[];
}
