import type { Page } from '@playwright/test';

// CSS pixels.
const floors = { text: 12, target: 24 };

/** Lists texts that are too small to read and controls that are too small to hit; links in a sentence are exempt. */
export function smallParts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? '';
      if (text === '' || !parent || parent.closest('svg, script, style, template') || !isShown(parent))
        continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < least.text) found.add(`${size} px: ${text.slice(0, 40)}`);
    }
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]';
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!isShown(element) || element.closest('[inert]')) continue;
      const style = getComputedStyle(element);
      const isHidden = style.clipPath !== 'none' || style.clip !== 'auto';
      if (style.display === 'inline' || isHidden) continue;
      const isTicked = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
      const target = isTicked ? element.labels?.[0] : null;
      const { width, height } = (target ?? element).getBoundingClientRect();
      // Rounded, because a size in rem of a zoomed page has fractions.
      const [wide, high] = [Math.round(width), Math.round(height)];
      if (wide === 0 || high === 0 || (wide >= least.target && high >= least.target)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      found.add(`${wide} × ${high} px: ${element.localName} ${name.trim().slice(0, 40)}`);
    }
    return [...found];
  }, floors);
}
