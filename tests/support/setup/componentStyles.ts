import { inject } from 'vitest';
import { baseCss } from '../../../src/ui/global/baseCss.ts';

// Components are measured and pressed as they look in a page of a brand.
const style = document.createElement('style');
style.textContent = inject('brandCss') + baseCss;
document.head.append(style);
document.documentElement.lang = 'pt-BR';
