import { expect, test } from 'vitest';
import { maximumDocumentBytes } from '../../../shared/contract/documents.ts';
import { documentFileFault, formatFileSize } from './documentFile.ts';

test('photographs and PDFs up to the limit may be sent', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']) {
    expect(documentFileFault({ type, size: maximumDocumentBytes })).toBeNull();
  }
});

test('other files, larger ones and empty ones are refused with the reason', () => {
  expect(documentFileFault({ type: 'image/svg+xml', size: 10 })).toContain('JPG, PNG ou WebP');
  expect(documentFileFault({ type: '', size: 10 })).toContain('JPG, PNG ou WebP');
  expect(documentFileFault({ type: 'image/png', size: maximumDocumentBytes + 1 })).toContain('5 MB');
  expect(documentFileFault({ type: 'image/png', size: 0 })).toContain('vazio');
});

test('sizes are written in Portuguese', () => {
  expect(formatFileSize(10)).toBe('1 KB');
  expect(formatFileSize(831_488)).toBe('812 KB');
  expect(formatFileSize(4_404_019)).toBe('4,2 MB');
});
