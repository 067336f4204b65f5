import { documentTypes, maximumDocumentBytes } from '../../../shared/contract/documents.ts';

/** For the file picker; phones offer the camera with it. */
export const acceptedFiles = documentTypes.join(',');

/** Why a file cannot be sent, before it is. The operator looks again. */
export function documentFileFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!documentTypes.some((accepted) => accepted === type))
    return 'Envie uma foto JPG, PNG ou WebP, ou um PDF.';
  if (size > maximumDocumentBytes) return `O arquivo tem ${formatFileSize(size)}. O limite é 5 MB.`;
  if (size === 0) return 'O arquivo está vazio. Escolha outro.';
  return null;
}

/** `812 KB`, `4,2 MB`. */
export function formatFileSize(bytes: number): string {
  const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
  if (bytes < 1024 * 1024) return `${number.format(Math.max(1, Math.round(bytes / 1024)))} KB`;
  return `${number.format(bytes / 1024 / 1024)} MB`;
}
