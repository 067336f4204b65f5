import { boot } from './app/boot.tsx';
import { readPage } from './app/readPage.ts';

const { container, brand, page } = readPage(document);
void boot(container, brand, page);
