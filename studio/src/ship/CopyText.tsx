import { useState } from 'react';
import { styled } from 'styled-components';
import { copyText } from '../../../src/shared/clipboard/copyText.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface CopyTextProps {
  // Label of the button.
  label: string;
  text: string;
}

export function CopyText({ label, text }: CopyTextProps) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<boolean>();
  return (
    <Box>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <Button size="s" variant="quiet" onClick={() => void copyText(text).then(setOutcome)}>
        {label}
      </Button>
      <span role="status">{outcome === undefined ? '' : outcome ? t.ship.copied : t.ship.notCopied}</span>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.xs')};
  padding-block-end: ${token('space.m')};

  pre {
    grid-column: 1 / -1;
    overflow: auto;
    padding: ${token('space.s')};
    border-radius: ${token('radius.control')};
    background: ${token('color.background')};
    font-size: 0.875rem;
  }
`;
