import { html } from 'hono/html';

export const identityFeatures = ['faceindex', 'ocr'] as const;
export type IdentityFeature = (typeof identityFeatures)[number];

const messages: Record<IdentityFeature, { title: string; text: string; drawing: string }> = {
  faceindex: {
    title: 'Verificação facial',
    text: 'Aqui o provedor pediria a sua câmera.',
    drawing:
      'M60 8c-24 0-42 18-42 44s18 52 42 52 42-26 42-52S84 8 60 8zM44 46h.1M76 46h.1M46 72c8 8 20 8 28 0M8 30V12h18M112 30V12H94M8 82v18h18M112 82v18H94',
  },
  ocr: {
    title: 'Verificação de documento',
    text: 'Aqui o provedor pediria fotos do seu documento e uma selfie.',
    drawing:
      'M10 24h100v68H10zM24 40h24v28H24zM36 46a6 6 0 1 0 .1 0M26 68c2-9 18-9 20 0M60 44h36M60 56h36M60 68h22M24 80h72',
  },
};

/** Renders one button for each result of a check. */
export function identityPage(feature: IdentityFeature, session: string, opener: string) {
  const { title, text, drawing } = messages[feature];
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/identity/widget.css">
<script type="module" src="/identity/widget.js"></script>
</head>
<body data-session="${session}" data-feature="${feature}" data-opener="${opener}">
<main>
<svg viewBox="0 0 120 112" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${drawing}"/></svg>
<h1>${title}</h1>
<p>${text}</p>
<p class="note">Simulação do provedor de identidade: escolha como a verificação termina.</p>
</main>
<div class="actions">
<button type="button" class="main" data-result="success">Concluir com sucesso</button>
<button type="button" data-result="error">Recusar</button>
<button type="button" data-result="closed">Fechar sem concluir</button>
</div>
</body>
</html>`;
}
