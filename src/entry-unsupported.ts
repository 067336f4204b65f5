/*
 * Stands in the page by itself, before everything else, and runs where nothing else does: only what browsers of 2010
 * understand, and compiled as it is written. Where the app may run after all, the notice only stands above it.
 */

/** What the app cannot do without: modules by name, calls with a time limit, heights that follow the browser's bars. */
function runsTheApp() {
  try {
    return (
      HTMLScriptElement.supports('importmap') && 'timeout' in AbortSignal && CSS.supports('height', '1dvh')
    );
  } catch (_tooOld) {
    return false;
  }
}

function showNotice() {
  var notice = document.createElement('div');
  notice.className = 'site-notice';
  notice.setAttribute('role', 'alert');
  notice.innerHTML =
    '<p>Seu navegador não é suportado pelo nosso site. Atualize seu navegador ou faça download de um dos navegadores abaixo.</p>' +
    '<p><a href="https://www.google.com/chrome/">Google Chrome</a> <a href="https://www.mozilla.org/pt-BR/firefox/new/">Mozilla Firefox</a></p>';
  document.body.insertBefore(notice, document.body.firstChild);
}

if (!runsTheApp()) document.addEventListener('DOMContentLoaded', showNotice);
