import { type ReactNode, useContext } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { EmblemContext } from './EmblemContext.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  // Heading level.
  level?: 1 | 2 | 3;
  text?: ReactNode;
  // A `Button` or a `ButtonLink`.
  action?: ReactNode;
}

export function EmptyState({ icon, title, level = 2, text, action }: EmptyStateProps) {
  const emblem = useContext(EmblemContext);
  return (
    <Box>
      {icon !== undefined && (
        <Scene $emblem={emblem !== null}>
          {emblem !== null && <img src={emblem} alt="" width={88} height={88} />}
          <Disc>{icon}</Disc>
        </Scene>
      )}
      <Content>
        <Title as={`h${level}`}>{title}</Title>
        {text !== undefined && <Text>{text}</Text>}
        {action}
      </Content>
    </Box>
  );
}

// Account pages have room for the picture next to the words, both in line with the page's title.
const besideMenu = '@container account (min-width: 54rem)';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.s')};
  padding: ${token('space.xl')} ${token('space.m')};
  text-align: center;
  /* Contains search terms of any length. */
  overflow-wrap: anywhere;

  ${besideMenu} {
    flex-direction: row;
    gap: ${token('space.xl')};
    padding: ${token('space.s')} 0;
    text-align: start;
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.s')};
  min-inline-size: 0;

  ${besideMenu} {
    justify-items: start;
    gap: ${token('space.xs')};
  }
`;

// The icon is a badge on the emblem's corner.
const Scene = styled.span<{ $emblem: boolean }>`
  position: relative;
  flex: none;

  img {
    border-radius: ${token('radius.panel')};
  }

  ${({ $emblem }) =>
    $emblem &&
    css`
      margin-block-end: ${token('space.s')};

      > :last-child {
        position: absolute;
        inset: auto -1.25rem -0.75rem auto;
        inline-size: 3rem;
        block-size: 3rem;
        border: 3px solid ${token('color.background')};
      }
    `}
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  background: ${token('color.primary-soft')};
  color: ${token('color.text')};
`;

const Title = styled.h2`
  font-size: 1.25rem;
`;

const Text = styled.p`
  max-inline-size: 32rem;
  color: ${token('color.text-muted')};
  text-wrap: balance;
`;
