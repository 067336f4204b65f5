import { Resvg } from '@resvg/resvg-js';

// Levels of a channel.
const step = 32;

/** Redraws a square SVG as SVG of `columns` large pixels in each direction, with fewer colors and hard edges. */
export function pixelate(svg: string, columns: number): string {
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'width' as const, value: columns } };
  const { pixels } = new Resvg(svg, options).render();
  const runs = new Map<string, string>();
  for (let index = 0; index < columns * columns; index += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index * 4, index * 4 + 4);
    if (alpha < 128) continue;
    const channels = [red, green, blue].map((value) =>
      Math.min(255, Math.round((value * 255) / alpha / step) * step),
    );
    const colour = `rgb(${channels.join()})`;
    const pixel = `M${index % columns} ${Math.floor(index / columns)}h1v1h-1z`;
    runs.set(colour, (runs.get(colour) ?? '') + pixel);
  }
  const paths = [...runs].map(([colour, d]) => `<path fill="${colour}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${columns}" shape-rendering="crispEdges">${paths}</svg>`;
}
