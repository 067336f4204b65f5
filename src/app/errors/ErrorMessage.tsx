import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { errorTexts, noNetwork } from './errorTexts.ts';
import { goHome } from './goHome.ts';
import { isCrawler } from './isCrawler.ts';

interface ErrorMessageProps {
  /** HTTP status, or 500 for whatever failed in the page itself. */
  status: number;
  /** Small print for whoever reports it. */
  detail?: ReactNode;
}

/** The product's words for a page that cannot be shown, and the way out. */
export function ErrorMessage({ status, detail }: ErrorMessageProps) {
  if (isCrawler()) return null;
  const { heading, text, button } = errorTexts(status);
  const hasCode = status !== noNetwork;
  return (
    <Box>
      {hasCode && <Code aria-hidden="true">{status}</Code>}
      <h1>{heading}</h1>
      <p>{text}</p>
      <Button size="l" onClick={hasCode ? goHome : () => location.reload()}>
        {button}
      </Button>
      {hasCode && (
        <small>
          Código {status}
          {detail !== undefined && <> · {detail}</>}
        </small>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: ${token('space.m')};
  max-inline-size: 36rem;
  margin-inline: auto;
  padding-block: ${token('space.xl')};
  text-align: center;
  overflow-wrap: anywhere;

  p,
  small {
    color: ${token('color.text-muted')};
  }
`;

const Code = styled.span`
  font-family: ${token('font.display')};
  font-weight: ${token('font.display-weight')};
  font-size: clamp(5rem, 3rem + 12vw, 9rem);
  line-height: 1;
  color: ${token('color.primary')};
`;
