import { expect, test } from 'vitest';
import { maximumDocumentBytes } from '../../../../shared/contract/account/documents.ts';
import { documentFileError, formatFileSize } from './documentFile.ts';

test('accepts photos and PDFs up to the limit', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']) {
    expect(documentFileError({ type, size: maximumDocumentBytes })).toBeNull();
  }
});

test('refuses other, larger and empty files with the reason', () => {
  expect(documentFileError({ type: 'image/svg+xml', size: 10 })).toContain('JPG, PNG ou WebP');
  expect(documentFileError({ type: '', size: 10 })).toContain('JPG, PNG ou WebP');
  expect(documentFileError({ type: 'image/png', size: maximumDocumentBytes + 1 })).toContain('5 MB');
  expect(documentFileError({ type: 'image/png', size: 0 })).toContain('vazio');
});

test('formats sizes in Portuguese', () => {
  expect(formatFileSize(10)).toBe('1 KB');
  expect(formatFileSize(831_488)).toBe('812 KB');
  expect(formatFileSize(4_404_019)).toBe('4,2 MB');
});
