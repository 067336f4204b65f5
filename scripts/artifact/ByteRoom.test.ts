import { expect, test } from 'vitest';
import { ByteRoom } from './ByteRoom.ts';

test('what is taken keeps its bytes until the room is cleared, also when the room had to grow', () => {
  const room = new ByteRoom();
  const sizes = [3, 3 << 20, 2 << 20, 9 << 20, 0, 5];
  const taken = sizes.map((size, place) => room.take(size).fill(place + 1));
  expect(taken.map((bytes) => bytes.length)).toEqual(sizes);
  for (const [place, bytes] of taken.entries()) expect(bytes.every((byte) => byte === place + 1)).toBe(true);
  room.clear();
  expect(room.take(5).buffer).toBe(taken.at(-1)?.buffer);
});
