import { expect, test } from 'vitest';
import { documentTypeOf, reviewMs, reviewOf } from './documentReview.ts';

const createdAt = new Date('2026-01-01T12:00:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);

test('a document waits for its review, then is approved', () => {
  expect(reviewOf({ name: 'rg.jpg', createdAt }, after(reviewMs - 1)).status).toBe('pending');
  expect(reviewOf({ name: 'rg.jpg', createdAt }, after(reviewMs)).status).toBe('approved');
});

test('one that is named so is refused, with a reason', () => {
  const review = reviewOf({ name: 'Recusado-rg.jpg', createdAt }, after(reviewMs));
  expect(review.status).toBe('refused');
  expect(review.reason).toContain('ilegível');
});

test('a file is what its first bytes say, whatever its name', () => {
  expect(documentTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(documentTypeOf(new TextEncoder().encode('%PDF-1.7'))).toBe('application/pdf');
  expect(documentTypeOf(new TextEncoder().encode('<svg onload=alert(1)>'))).toBeNull();
  expect(documentTypeOf(new Uint8Array())).toBeNull();
});
