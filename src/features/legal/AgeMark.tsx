import { useBrand } from '../../shared/brand/useBrand.ts';

/** Shows the age mark that the law asks for on every page of a licensed brand (Lei 14.790/2023 art. 16). */
export function AgeMark() {
  return useBrand().jurisdiction === 'br' && <b data-age>18+</b>;
}
