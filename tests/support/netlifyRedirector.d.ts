// Not typed by its package.
declare module 'netlify-redirector' {
  interface MatchRequest {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }

  interface Matcher {
    match: (request: MatchRequest) => { to: string; status: number } | null;
  }

  const redirector: {
    parsePlain: (rules: string, options: { jwtSecret: string; jwtRoleClaim: string }) => Promise<Matcher>;
  };
  // biome-ignore lint/style/noDefaultExport: as netlify-redirector exports it
  export default redirector;
}
