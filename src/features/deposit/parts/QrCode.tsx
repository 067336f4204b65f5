import { useMemo } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  // Accessible name.
  label: string;
}

// Quiet zone in modules that QR readers require.
const border = 4;

/** Renders black on white in every theme, because many banking apps cannot read inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border });
    const path = data
      .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
    return { size, path };
  }, [text]);
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      xmlns="http://www.w3.org/2000/svg"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={path} fill="black" />
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  inline-size: min(14rem, 100%);
  block-size: auto;
  border-radius: 0.5rem;
`;
