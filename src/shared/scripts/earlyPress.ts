declare global {
  interface Window {
    /** Gives the page what was pressed before it could answer. */
    __repeatEarlyPress?: () => void;
  }
}

/**
 * A prerendered page can be seen before it can answer. Until `__repeatEarlyPress` is called, the last press of a button is
 * kept; links lead on by themselves. For the early script.
 */
export function keepEarlyPress(page: Window): void {
  const { document } = page;
  let pressed: HTMLElement | null = null;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = button;
  };
  document.addEventListener('click', onClick, true);
  page.__repeatEarlyPress = () => {
    document.removeEventListener('click', onClick, true);
    if (pressed?.isConnected) pressed.click();
  };
}
