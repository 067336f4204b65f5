import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type PaintOrder = { id: number; svg: string };
export type PaintAnswer = { id: number; webp: Uint8Array<ArrayBuffer> } | { id: number; failure: string };

type Pixels = Uint8Array<ArrayBuffer>;

interface Awaited {
  resolve: (webp: Pixels) => void;
  reject: (error: Error) => void;
}

/** Raise it when the same drawing is to look different. */
const paintedBy = 'resvg-2.6 webp-1.5 v1';

/** A file ends where its head says: one that was cut short is painted again. */
function isWhole(webp: Buffer): boolean {
  return (
    webp.length > 12 && webp.toString('latin1', 0, 4) === 'RIFF' && webp.readUInt32LE(4) + 8 === webp.length
  );
}

/**
 * Paints drawings as WebP, in a thread of its own: an answer of the API never waits for a picture. What was painted once
 * is kept, in memory and in the folder if there is one.
 */
export class PicturePainter {
  readonly #folder: string | null;
  readonly #painted = new Map<string, Promise<Pixels>>();
  readonly #awaited = new Map<number, Awaited>();
  #thread: Worker | undefined;
  #orders = 0;

  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** Rejects when the drawing cannot be painted; it can be asked for again. */
  paint(svg: string): Promise<Pixels> {
    const key = createHash('sha256').update(paintedBy).update(svg).digest('hex');
    const known = this.#painted.get(key);
    if (known) return known;
    const painted = this.#keptOrPainted(key, svg);
    this.#painted.set(key, painted);
    painted.catch(() => this.#painted.delete(key));
    return painted;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
    this.#giveUp(new Error('The painter is closed'));
  }

  async #keptOrPainted(key: string, svg: string): Promise<Pixels> {
    const file = this.#folder && join(this.#folder, `${key}.webp`);
    const kept = file && (await readFile(file).catch(() => null));
    if (kept && isWhole(kept)) return new Uint8Array(kept);
    const webp = await this.#ask(svg);
    // A disk that is full costs time later, not the picture.
    if (file) await this.#keep(file, webp).catch(() => {});
    return webp;
  }

  async #keep(file: string, webp: Pixels): Promise<void> {
    if (this.#folder) await mkdir(this.#folder, { recursive: true });
    const work = `${file}.${process.pid}`;
    await writeFile(work, webp);
    await rename(work, file);
  }

  #ask(svg: string): Promise<Pixels> {
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const id = ++this.#orders;
    return new Promise((resolve, reject) => {
      this.#awaited.set(id, { resolve, reject });
      thread.postMessage({ id, svg } satisfies PaintOrder);
    });
  }

  #start(): Worker {
    const thread = new Worker(new URL('./paintThread.ts', import.meta.url));
    thread.unref();
    thread.on('message', (answer: PaintAnswer) => {
      const awaited = this.#awaited.get(answer.id);
      this.#awaited.delete(answer.id);
      if ('webp' in answer) awaited?.resolve(answer.webp);
      else awaited?.reject(new Error(answer.failure));
    });
    thread.on('error', (error: Error) => this.#giveUp(error));
    return thread;
  }

  #giveUp(error: Error): void {
    this.#thread = undefined;
    for (const { reject } of this.#awaited.values()) reject(error);
    this.#awaited.clear();
  }
}
