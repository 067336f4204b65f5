import { useEffect, useState } from 'react';
import { isHttpError, isPassing } from '../../shared/http/httpError.ts';
import { endPreview } from '../../shared/storage/settingsPreview.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FootNotice } from '../../ui/top-layer/FootNotice.tsx';
import { useOnline } from '../connection/useOnline.ts';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';

function leave(): void {
  endPreview(window);
  location.reload();
}

/** Tells that the tab shows settings that are not in force; a refused preview ends, and the live settings load. */
export function PreviewNotice() {
  const { error, refetch } = useGetSettingsQuery();
  const [isOver, setOver] = useState(false);
  const [isRead, setRead] = useState(false);
  const isOnline = useOnline();
  const isRefused = isHttpError(error) && error.kind === 'http' && !isPassing(error);

  useEffect(() => {
    if (!isRefused) return;
    endPreview(window);
    setOver(true);
    void refetch();
  }, [isRefused, refetch]);

  // The offline notice has the same place.
  if (isRead || !isOnline) return null;
  if (isOver)
    return (
      <FootNotice role="alert" icon="warning">
        <p>
          <strong>Esta prévia expirou ou não é deste site.</strong>{' '}
          <span>Este é o site como está no ar.</span>
        </p>
        <Button variant="secondary" size="s" onClick={() => setRead(true)}>
          Entendi
        </Button>
      </FootNotice>
    );
  return (
    <FootNotice role="status" icon="info">
      <p>
        <strong>Você está vendo uma prévia.</strong> <span>Estas configurações ainda não estão no ar.</span>
      </p>
      <Button variant="secondary" size="s" onClick={leave}>
        Sair da prévia
      </Button>
    </FootNotice>
  );
}
