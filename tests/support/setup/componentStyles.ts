import { afterEach, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { baseCss } from '../../../src/ui/global/baseCss.ts';

// Components are measured and pressed as they look in a page of a brand.
const style = document.createElement('style');
style.textContent = inject('brandCss') + baseCss;
document.head.append(style);
document.documentElement.lang = 'pt-BR';

// Tests share a page: the pointer of one would rest on an element of the next.
afterEach(async () => {
  if (document.querySelector(':hover')) await commands.leavePage();
});
