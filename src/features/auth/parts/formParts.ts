import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

export const FormColumn = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2xs')};

  > [role='alert'],
  > [role='status'] {
    margin-block-end: ${token('space.s')};
  }
`;

export const TextLink = styled.a`
  display: inline-block;
  padding-block: 0.25rem;
  font-weight: 600;
`;

export const PanelFoot = styled.p`
  padding-block-start: ${token('space.m')};
  color: ${token('color.text-muted')};
  text-align: center;

  a {
    color: ${token('color.text')};
  }
`;
