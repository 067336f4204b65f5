const s = (count: number): string => (count === 1 ? '' : 's');

export const portugueseScreens = {
  shell: {
    title: 'Estúdio de marcas',
    navigation: 'Telas',
    skip: 'Ir para o conteúdo',
    brands: 'Marcas',
    newBrand: 'Nova marca',
    ship: 'Publicar',
    language: 'Idioma',
    close: 'Fechar',
    storageFull:
      'O navegador não tem mais espaço para guardar o rascunho. Salve agora para não perder o que mudou.',
  },
  errors: {
    retry: 'Tentar de novo',
    gone: 'O estúdio parou de responder. Suas alterações estão guardadas neste navegador: inicie npm run studio de novo e continue.',
    token:
      'Esta janela não tem mais acesso. Abra o endereço que npm run studio mostra; suas alterações continuam guardadas.',
    origin: 'O servidor não aceita pedidos deste endereço. Abra o que npm run studio mostra.',
    host: 'O servidor não aceita pedidos deste endereço. Abra o que npm run studio mostra.',
    input: 'O servidor não entendeu o pedido. Nada foi escrito.',
    'too-large': 'O arquivo é grande demais. Nada foi escrito.',
    unknown: 'Algo inesperado aconteceu no estúdio. Suas alterações estão guardadas neste navegador.',
    failed: 'O pedido falhou. Nada foi escrito, e suas alterações continuam aqui.',
    'invalid-response':
      'O servidor é de outra versão. Inicie npm run studio de novo; suas alterações estão guardadas.',
  },
  brands: {
    title: 'Marcas',
    loading: 'Carregando as marcas',
    search: 'Buscar marcas',
    none: 'Nenhuma marca encontrada',
    noneText: (search: string): string => `Nada combina com “${search}”.`,
    choose: (name: string): string => `Comparar ${name}`,
    compare: (count: number): string => (count < 2 ? 'Escolha marcas para comparar' : `Comparar ${count}`),
    passes: 'Sem erros',
    contrast: (ratio: string, required: number): string => `menor contraste ${ratio} de ${required}:1`,
    extends: (id: string): string => `herda de ${id}`,
    lawful: 'Lei brasileira',
    changed: 'Difere da main',
    unsaved: (count: number): string => `${count} não salva${s(count)}`,
  },
  checks: {
    running: 'Verificando…',
    summary: (count: number): string => (count === 0 ? '' : `${count} achado${s(count)}`),
    none: 'Nenhum problema: a marca passa na verificação.',
    error: (count: number): string => `${count} erro${s(count)}`,
    warning: (count: number): string => `${count} aviso${s(count)}`,
    contrast: (found: string, required: string): string => `contraste de ${found}, o mínimo é ${required}:1`,
    show: 'Ir para o controle',
    fix: (after: unknown): string => (typeof after === 'string' ? `Usar ${after}` : 'Corrigir'),
    fixFile: (after: unknown): string =>
      typeof after === 'string' ? `Gravar ${after} no arquivo` : 'Corrigir no arquivo',
    fixAll: (count: number): string => `Aplicar ${count} correções`,
    notFixed: 'Os arquivos mudaram no disco. Nada foi escrito: tente de novo.',
  },
};
