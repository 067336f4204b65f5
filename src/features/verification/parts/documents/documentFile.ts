import { documentTypes, maximumDocumentBytes } from '../../../../shared/contract/account/documents.ts';

// Phones offer the camera for these types.
export const acceptedFiles = documentTypes.join(',');

/** Returns why a file cannot be uploaded, or null; the operator checks again. */
export function documentFileError({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!documentTypes.some((accepted) => accepted === type))
    return 'Envie uma foto JPG, PNG ou WebP, ou um PDF.';
  if (size > maximumDocumentBytes) return `O arquivo tem ${formatFileSize(size)}. O limite é 5 MB.`;
  if (size === 0) return 'O arquivo está vazio. Escolha outro.';
  return null;
}

// `812 KB`, `4,2 MB`.
export function formatFileSize(bytes: number): string {
  const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
  if (bytes < 1024 * 1024) return `${number.format(Math.max(1, Math.round(bytes / 1024)))} KB`;
  return `${number.format(bytes / 1024 / 1024)} MB`;
}
