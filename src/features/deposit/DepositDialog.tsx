import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { walletDialogClosed } from '../../shared/state/walletDialogSlice.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useGetModalImagesQuery } from '../auth/modalImagesApi.ts';
import { Warning } from '../legal/Warning.tsx';
import { DepositPanel } from './parts/DepositPanel.tsx';

export function DepositDialog() {
  const dispatch = useAppDispatch();
  const { api } = useBrand();
  const { data: pictures } = useGetModalImagesQuery();
  const image = assetUrl(pictures?.deposit, api.origin);
  const banner = image && (
    <div data-advert="">
      <Picture src={image} alt="" />
      <Warning />
    </div>
  );
  const close = () => dispatch(walletDialogClosed());
  return (
    <Dialog open title="Depositar" closeLabel="Fechar" onClose={close} banner={banner || undefined}>
      <DepositPanel onDone={close} />
    </Dialog>
  );
}

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4;
  object-fit: cover;
`;
