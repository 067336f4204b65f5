import { Worker } from 'node:worker_threads';
import type { Findings } from '../problem.ts';
import { type PictureColors, type Pictures, readPictures } from './readPictures.ts';

// A theme package, and the brand that its errors are reported to.
export interface PackagePlace {
  dir: string;
  brand: string;
}

// The pictures of a package, as plain data that a worker can send.
export interface PackagePictures extends Findings {
  dir: string;
  pictures: Pictures | undefined;
  colors: PictureColors;
  files: string[];
}

// A worker repays its own start from this many packages on.
const worthAThread = 50;

export function readPackagePictures({ dir, brand }: PackagePlace): PackagePictures {
  const findings: Findings = { problems: [], warnings: [] };
  const { pictures, colors, files } = readPictures(dir, brand, findings);
  return { dir, pictures, colors, files, ...findings };
}

/**
 * Reads and checks the pictures of each directory once; for many brands in a worker thread, because pictures take
 * half of the loading time.
 */
export async function readAllPictures(
  places: readonly PackagePlace[],
): Promise<Map<string, PackagePictures>> {
  const byDir = new Map<string, PackagePlace>();
  for (const place of places) if (!byDir.has(place.dir)) byDir.set(place.dir, place);
  const distinct = [...byDir.values()];
  const isMany = distinct.length >= worthAThread;
  const read = isMany ? await readInThread(distinct) : distinct.map(readPackagePictures);
  return new Map(read.map((found) => [found.dir, found]));
}

function readInThread(places: readonly PackagePlace[]): Promise<PackagePictures[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./pictureThread.ts', import.meta.url), { workerData: places });
    thread.once('message', (read: PackagePictures[]) => resolve(read.map(withBuffers)));
    // A system error loses its details in the message, so the read is repeated here.
    thread.once('error', () => {
      try {
        resolve(places.map(readPackagePictures));
      } catch (error) {
        reject(error);
      }
    });
  });
}

// Buffers arrive from a worker as plain bytes.
function withBuffers(read: PackagePictures): PackagePictures {
  for (const picture of Object.values(read.pictures ?? {}))
    picture.bytes = Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength);
  return read;
}
