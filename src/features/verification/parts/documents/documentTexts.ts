import type { DocumentKind, DocumentStatus } from '../../../../shared/contract/account/documents.ts';

export const kindTexts: Record<DocumentKind, { title: string; hint: string }> = {
  identity_front: {
    title: 'Documento com foto (frente)',
    hint: 'RG ou CNH aberta, dentro da validade, com os quatro cantos à vista.',
  },
  identity_back: {
    title: 'Documento com foto (verso)',
    hint: 'O lado do mesmo documento com o número do CPF.',
  },
  address: {
    title: 'Comprovante de residência',
    hint: 'Conta de luz, água ou telefone dos últimos três meses, no seu nome.',
  },
};

export const statusTexts = {
  pending: { text: 'Em análise', badge: 'warning' },
  approved: { text: 'Aprovado', badge: 'success' },
  refused: { text: 'Recusado', badge: 'danger' },
} as const satisfies Record<DocumentStatus, { text: string; badge: string }>;
