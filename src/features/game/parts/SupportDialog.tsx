import { Link } from 'react-router';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { phoneLink } from '../../../shared/paths/phoneLink.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useSupportLink } from '../../settings/useSiteAppearance.ts';

/** Shows the operator's support from the game's own help button. */
export function SupportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { email, phone } = useBrand().company.support;
  const support = useSupportLink();
  return (
    <Dialog open={open} size="s" title="Precisa de ajuda?" closeLabel="Fechar" onClose={onClose}>
      <Stack $gap="s">
        <p>
          Fale com a gente pelo e-mail <a href={`mailto:${email}`}>{email}</a> ou pelo telefone{' '}
          <a href={phoneLink(phone)}>{phone}</a>.
        </p>
        {support?.kind === 'outside' && (
          <p>
            <a href={support.href} target="_blank" rel="noopener noreferrer">
              Abrir a central de ajuda
            </a>
          </p>
        )}
        {support?.kind === 'page' && (
          <p>
            <Link to={support.path}>Abrir a central de ajuda</Link>
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
