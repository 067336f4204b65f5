import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { withHover } from '../../../ui/layout/screens.ts';

interface FooterColumnProps {
  title: string;
  // Links.
  children: ReactNode;
}

export function FooterColumn({ title, children }: FooterColumnProps) {
  const links = Children.toArray(children);
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <Title>{title}</Title>
      <List role="list">
        {Children.map(links, (link) => (
          <li>{link}</li>
        ))}
      </List>
    </nav>
  );
}

const Title = styled.p`
  margin-block-end: ${token('space.xs')};
  font-weight: 700;
`;

const List = styled.ul`
  display: grid;

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.125rem;
    padding-block: 0.375rem;
    line-height: 1.3;
    color: ${token('color.text-muted')};
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  ${withHover} {
    a:hover,
    button:hover {
      color: ${token('color.text')};
      text-decoration: underline;
    }
  }
`;
