import { boot } from './app/boot.tsx';
import { failedBoot } from './app/errors/failedBoot.ts';
import { readPage } from './app/readPage.ts';

const { container, brand, page } = readPage(document);
boot(container, brand, page).catch((error) => failedBoot(error, brand));
