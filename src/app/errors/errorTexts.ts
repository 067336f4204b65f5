export interface ErrorTexts {
  heading: string;
  text: string;
  button: string;
}

// Status of a request without network.
export const noNetwork = 0;

export const errorStatus = (): number => (navigator.onLine ? 500 : noNetwork);

// Apart from the others, because it is part of every page's early script.
export const offlineTexts: ErrorTexts = {
  heading: 'Parece que você perdeu sua conexão com a internet!',
  text: 'Conecte-se para continuar navegando.',
  button: 'Tentar de novo',
};

// Returns the texts of the error page; both buttons lead home.
export function errorTexts(status: number): ErrorTexts {
  if (status === noNetwork) return offlineTexts;
  if (status === 404) {
    return {
      heading: 'Página Não Encontrada.',
      text: 'A página que você procura pode ter sido removida, renomeada ou nunca ter existido.',
      button: 'Página Inicial',
    };
  }
  return {
    heading: 'Voltamos em breve!',
    text: 'Ops! Algo deu errado. Tente novamente mais tarde ou entre em contato com o suporte.',
    button: 'Recarregar',
  };
}
