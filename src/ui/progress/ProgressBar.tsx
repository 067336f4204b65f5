import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

interface ProgressBarProps {
  label: string;
  // Announced but not shown.
  labelHidden?: boolean;
  value: number;
  max?: number;
  // Shown after the label and announced, as in `R$ 30,00 de R$ 90,00`.
  valueText?: string;
}

export function ProgressBar({ label, labelHidden = false, value, max = 100, valueText }: ProgressBarProps) {
  const labelId = useId();
  const Label = labelHidden ? VisuallyHidden : 'span';
  return (
    <Box>
      <Line>
        <Label id={labelId}>{label}</Label>
        {valueText !== undefined && <Value>{valueText}</Value>}
      </Line>
      <Bar
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        value={Math.min(Math.max(value, 0), max)}
        max={max}
      />
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2xs')};
`;

const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${token('space.s')};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  color: ${token('color.text-muted')};
  font-variant-numeric: tabular-nums;
`;

// Native, because its fill needs no style attribute, which the CSP forbids.
const Bar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 0;
  border-radius: 1rem;
  overflow: hidden;
  background: ${token('color.skeleton')};

  &::-webkit-progress-bar {
    background: ${token('color.skeleton')};
  }

  &::-webkit-progress-value {
    border-radius: 1rem;
    background: ${token('color.primary')};
    transition: inline-size ${token('motion.normal')} ${token('motion.easing')};
  }

  &::-moz-progress-bar {
    border-radius: 1rem;
    background: ${token('color.primary')};
  }
`;
