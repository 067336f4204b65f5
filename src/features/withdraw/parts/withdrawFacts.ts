import { styled } from 'styled-components';
import type { User } from '../../../shared/contract/account/user.ts';
import { maskedCpf } from '../../../shared/text/maskedCpf.ts';
import { token } from '../../../shared/tokens/token.ts';

/** Masks the only key that is paid to, as in `CPF •••.982.247-••`. */
export function pixKeyOf({ document }: User): string {
  return `CPF ${maskedCpf(document.number) || '•••'}`;
}

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space.xs')} ${token('space.m')};
  margin: 0;

  dt {
    color: ${token('color.text-muted')};
  }

  dd {
    margin: 0;
    font-weight: 650;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
