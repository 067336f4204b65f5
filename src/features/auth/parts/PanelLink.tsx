import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  type AuthPanel,
  loginRequested,
  recoveryRequested,
  registerRequested,
} from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';

const panels = {
  login: { url: '/?login=1', request: () => loginRequested() },
  register: { url: '/?login=0', request: registerRequested },
  recover: { url: '/recuperar-senha', request: recoveryRequested },
} satisfies Record<AuthPanel, unknown>;

export function PanelLink({ to, children }: { to: AuthPanel; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { url, request } = panels[to];
  return (
    <Link
      href={url}
      onClick={(event) => {
        event.preventDefault();
        dispatch(request());
      }}
    >
      {children}
    </Link>
  );
}

const Link = styled.a`
  display: inline-block;
  padding-block: 0.25rem;
  font-weight: 600;
`;
