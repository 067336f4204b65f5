/**
 * Memory for the bytes of one brand's files after those of another: fresh memory for each of them, some megabytes for
 * every brand, would be cleared by the system first and keep the garbage collector at work.
 */
export class ByteRoom {
  #room = Buffer.allocUnsafeSlow(4 << 20);
  #used = 0;

  /** Whatever was taken before may be overwritten from now on. */
  clear(): void {
    this.#used = 0;
  }

  take(bytes: number): Buffer {
    // What has been taken of the smaller room stays with those who have it.
    if (this.#used + bytes > this.#room.length) {
      this.#room = Buffer.allocUnsafeSlow(2 * Math.max(this.#room.length, bytes));
      this.#used = 0;
    }
    const taken = this.#room.subarray(this.#used, this.#used + bytes);
    this.#used += bytes;
    return taken;
  }
}
