import { expect, test } from 'vitest';
import { documentTypeOf, reviewMs, reviewOf } from './documentReview.ts';

const createdAt = new Date('2026-01-01T12:00:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);

test('approves a document after its review time', () => {
  expect(reviewOf({ name: 'rg.jpg', createdAt }, after(reviewMs - 1)).status).toBe('pending');
  expect(reviewOf({ name: 'rg.jpg', createdAt }, after(reviewMs)).status).toBe('approved');
});

test('refuses a document that is named so, with a reason', () => {
  const review = reviewOf({ name: 'Recusado-rg.jpg', createdAt }, after(reviewMs));
  expect(review.status).toBe('refused');
  expect(review.reason).toContain('ilegível');
});

test('detects the file type by its first bytes, not by its name', () => {
  expect(documentTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(documentTypeOf(new TextEncoder().encode('%PDF-1.7'))).toBe('application/pdf');
  expect(documentTypeOf(new TextEncoder().encode('<svg onload=alert(1)>'))).toBeNull();
  expect(documentTypeOf(new Uint8Array())).toBeNull();
});
