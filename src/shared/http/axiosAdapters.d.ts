// Exported by axios, but not typed.
declare module 'axios/lib/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';

  const xhr: AxiosAdapter;
  // biome-ignore lint/style/noDefaultExport: as axios exports it
  export default xhr;
}
