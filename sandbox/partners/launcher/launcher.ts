// Stand-in for the external game launcher.
(() => {
  window.sg = {
    launch({ target_element: target, launch_options: options }, success, error) {
      const place = typeof target === 'string' ? document.getElementById(target) : target;
      if (!place || options?.strategy !== 'iframe' || !options.game_url) {
        error?.({ message: 'target_element, strategy "iframe" and game_url are needed' });
        return;
      }
      const frame = document.createElement('iframe');
      frame.allow = options.allow ?? 'autoplay; fullscreen';
      if (options.sandbox) frame.setAttribute('sandbox', options.sandbox);
      frame.title = options.title ?? 'Jogo';
      frame.src = options.game_url;
      frame.addEventListener('load', () => success?.(frame), { once: true });
      place.replaceChildren(frame);
    },
  };
})();
