// Not typed by its package.
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    preserveNameIds: readonly number[];
    // A number pins the axis.
    variationAxes: Readonly<Record<string, number>>;
  }

  // biome-ignore lint/style/noDefaultExport: as subset-font exports it
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
