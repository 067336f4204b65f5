import { styled } from 'styled-components';
import { selectUser } from '../../features/session/me.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';

// Whose menu it is; nothing for visitors. The header beside it shows the balance.
export function AccountHead() {
  const name = useAppSelector((state) => selectUser(state)?.name);
  return name ? <Head>{name}</Head> : null;
}

const Head = styled.strong`
  display: block;
  margin-block-end: ${token('space.xs')};
  padding: ${token('space.xs')} ${token('space.s')} ${token('space.s')};
  border-block-end: 1px solid ${token('color.border')};
  overflow-wrap: anywhere;
`;
