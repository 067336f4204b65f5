export const frameWidths = [390, 768, 1440] as const;
export type FrameWidth = (typeof frameWidths)[number];

// A phone needs less of the room than its pixels say, or the desktop would be unreadable.
const shares: Record<FrameWidth, number> = { 390: 1, 768: 1.7, 1440: 2.8 };

/** Divides the room among the frames; none is shown larger than it is. */
export function frameBoxes(
  widths: readonly FrameWidth[],
  room: { width: number; height: number },
  gap: number,
): { width: FrameWidth; boxWidth: number }[] {
  const free = Math.max(0, room.width - gap * (widths.length - 1));
  const total = widths.reduce((sum, width) => sum + shares[width], 0);
  // The widest takes what narrow ones do not need.
  let left = free;
  let leftShares = total;
  return [...widths]
    .sort((a, b) => a - b)
    .map((width) => {
      const boxWidth = Math.min(width, Math.floor((left * shares[width]) / leftShares));
      left -= boxWidth;
      leftShares -= shares[width];
      return { width, boxWidth };
    });
}
