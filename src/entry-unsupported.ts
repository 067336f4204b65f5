/*
 * Stands in the page by itself, before everything else, and runs where nothing else does: only what browsers of 2010
 * understand, and compiled as it is written. Where the app may run after all, the notice only stands above it.
 */

/** What the browser floor stands for: the newest features of Safari 16.4, Chrome 111 and Firefox 114. */
function isOnFloor() {
  try {
    return (
      HTMLScriptElement.supports('importmap') &&
      CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
      CSS.supports('width', 'calc(1px * infinity)')
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
    // Every browser there is as old as the system.
    (/iPhone|iPad|iPod/.test(navigator.userAgent)
      ? '<p>No iPhone e no iPad, atualize o iOS em Ajustes › Geral › Atualização de Software.</p>'
      : '') +
    '<p><a href="https://www.google.com/chrome/">Google Chrome</a> <a href="https://www.mozilla.org/pt-BR/firefox/new/">Mozilla Firefox</a></p>';
  document.body.insertBefore(notice, document.body.firstChild);
}

if (!isOnFloor()) document.addEventListener('DOMContentLoaded', showNotice);
