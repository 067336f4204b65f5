// Puts a player's cookies into the jar of the frame, then shows the page.
{
  const script = document.currentScript;
  const { cookies = '{}', path = '/' } = script instanceof HTMLScriptElement ? script.dataset : {};
  try {
    sessionStorage.setItem('studio-cookies', cookies);
  } catch {
    // Site data is blocked, so the frame shows a guest.
  }
  location.replace(new URL(path, location.origin).origin === location.origin ? path : '/');
}
