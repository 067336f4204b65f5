import { ministryWarning } from '../../shared/brand/ministryWarning.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';

/** Shows 18+ and the Ministry's warning on an advertising piece of a licensed brand; `warningStyle` sizes it. */
export function Warning() {
  return (
    useBrand().jurisdiction === 'br' && (
      <small data-warning="">
        <b>18+</b> {ministryWarning}
      </small>
    )
  );
}
