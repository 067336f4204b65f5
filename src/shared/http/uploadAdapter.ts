import type { AxiosAdapter } from 'axios';
import xhr from 'axios/lib/adapters/xhr.js';

// XMLHttpRequest alone reports how much of a body has been sent.
export const uploadAdapter: AxiosAdapter = xhr;
