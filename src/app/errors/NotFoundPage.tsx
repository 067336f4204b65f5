import { useLocation } from 'react-router';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>Página Não Encontrada.</h1>
      <p>Esta página pode ter sido removida, mudado de nome ou nunca ter existido.</p>
      <p>Código 404</p>
      <p>
        <small>Page Not Found: {pathname}</small>
      </p>
      <a href="/">Página Inicial</a>
    </>
  );
}
