import { FootNotice } from '../../ui/top-layer/FootNotice.tsx';
import { RealtimeNotice } from './parts/RealtimeNotice.tsx';
import { useOnline } from './useOnline.ts';

/** Shows the offline notice, or a notice about missing live updates. */
export function ConnectionNotices() {
  const isOnline = useOnline();
  if (isOnline) return <RealtimeNotice />;
  return (
    <FootNotice role="alert" icon="warning">
      <p>
        <strong>Parece que você perdeu sua conexão com a internet!</strong>{' '}
        <span>Conecte-se para continuar navegando.</span>
      </p>
    </FootNotice>
  );
}
