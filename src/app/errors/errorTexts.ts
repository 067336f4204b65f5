export interface ErrorTexts {
  heading: string;
  text: string;
  button: string;
}

/** Stands for the status that no server could give. */
export const noNetwork = 0;

/** The status of an error in the page itself. */
export const errorStatus = (): number => (navigator.onLine ? 500 : noNetwork);

/** What the error page says. Both buttons lead home. */
export function errorTexts(status: number): ErrorTexts {
  if (status === noNetwork) {
    return {
      heading: 'Parece que você perdeu sua conexão com a internet!',
      text: 'Conecte-se para continuar navegando.',
      button: 'Tentar de novo',
    };
  }
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
