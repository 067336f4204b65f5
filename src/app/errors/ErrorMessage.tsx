import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { styled } from 'styled-components';
import { isCrawler } from '../../shared/crawlers.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { errorTexts, noNetwork } from './errorTexts.ts';
import { goHome, redirectHome } from './goHome.ts';

interface ErrorMessageProps {
  // HTTP status, or 500 for an error in the page itself.
  status: number;
  // For support.
  detail?: string | undefined;
  // More ways to go on.
  children?: ReactNode;
}

/** Shows the error message of the specification; errors except 404 also redirect home. */
export function ErrorMessage({ status, detail, children }: ErrorMessageProps) {
  const isHydrated = useHydrated();
  const hasCode = status !== noNetwork;
  const redirects = hasCode && status !== 404;

  useEffect(() => {
    if (redirects && !isCrawler()) redirectHome();
  }, [redirects]);

  if (isHydrated && isCrawler()) return null;
  const { heading, text, button } = errorTexts(status);
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasCode) goHome();
    else location.reload();
  };
  return (
    <Box>
      {hasCode && <Code aria-hidden="true">{status}</Code>}
      <h1>{heading}</h1>
      <p>{text}</p>
      {/* A form works without JavaScript. */}
      <form action="/" onSubmit={leave}>
        <Button size="l" type="submit">
          {button}
        </Button>
      </form>
      {children}
      {hasCode && (
        <small>
          Código {status}
          {detail && <> · {detail}</>}
        </small>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: ${token('space.s')};
  max-inline-size: 36rem;
  margin-inline: auto;
  padding-block: ${token('space.m')};
  text-align: center;
  overflow-wrap: anywhere;

  /* The early script detects crawlers. */
  html[data-crawler] & {
    display: none;
  }

  > p,
  small {
    color: ${token('color.text-muted')};
  }

  p {
    text-wrap: balance;
  }
`;

const Code = styled.span`
  font-family: ${token('font.display')};
  font-weight: ${token('font.display-weight')};
  font-size: clamp(3rem, 2rem + 4vw, 5rem);
  line-height: 1;
  color: ${token('color.primary')};
`;
