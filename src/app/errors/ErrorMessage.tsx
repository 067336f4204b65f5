import { type ReactNode, type SubmitEvent, useContext, useEffect } from 'react';
import { styled } from 'styled-components';
import { isCrawler } from '../../shared/crawlers.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmblemContext } from '../../ui/empty-state/EmblemContext.ts';
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
  const emblem = useContext(EmblemContext);
  const hasCode = status !== noNetwork;
  const redirects = hasCode && status !== 404;

  useEffect(() => {
    if (redirects && !isCrawler()) redirectHome();
  }, [redirects]);

  if (isHydrated && isCrawler()) return null;
  const { heading, text, button } = errorTexts(status);
  const [first, , last] = String(status);
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasCode) goHome();
    else location.reload();
  };
  return (
    <Box>
      <Code aria-hidden="true">
        {hasCode && first}
        {emblem ? <img src={emblem} alt="" width={64} height={64} /> : hasCode && 0}
        {hasCode && last}
      </Code>
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

// The brand's emblem is the zero of every code.
const Code = styled.span`
  display: flex;
  align-items: center;
  gap: 0.12em;
  font-family: ${token('font.display')};
  font-weight: ${token('font.display-weight')};
  font-size: clamp(5rem, 3.5rem + 7vw, 9rem);
  line-height: 1;
  color: ${token('color.primary')};

  img {
    inline-size: 0.95em;
    block-size: 0.95em;
    border-radius: ${token('radius.panel')};
  }
`;
