import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';

interface AllLinkProps {
  to: string;
  // Accessible name of the list, as in `Slots`.
  of: string;
}

export function AllLink({ to, of }: AllLinkProps) {
  return (
    <Styled to={to}>
      Ver todos
      <VisuallyHidden>: {of}</VisuallyHidden>
      <Icon name="chevron-right" size={16} />
    </Styled>
  );
}

const Styled = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2xs')};
  min-block-size: 2.5rem;
  padding-inline: ${token('space.xs')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${token('color.text')};
  }
`;
