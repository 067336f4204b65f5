import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  isOn: boolean;
  // Whether the element fills the window, because iPhones have no full screen for elements.
  filled: boolean;
  toggle: () => void;
}

/** Toggles full screen of an element. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isNative, setIsNative] = useState(false);
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const follow = () => {
      const { fullscreenElement } = document;
      // Without a stage both would be null.
      setIsNative(fullscreenElement !== null && fullscreenElement === element.current);
    };
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setFilled(false);
    document.addEventListener('fullscreenchange', follow, { signal });
    window.addEventListener('keydown', leave, { signal });
    return () => controller.abort();
  }, [element]);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (filled || !document.fullscreenEnabled) setFilled(!filled);
    else element.current?.requestFullscreen().catch(() => setFilled(true));
  };
  return { isOn: isNative || filled, filled, toggle };
}
