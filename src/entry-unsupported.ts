// Runs inline before everything else, so it uses the syntax of browsers from 2010 and is compiled as written.
// The notice may also appear above a working app.

// Features of the browser floor: Safari 16.4, Chrome 111 and Firefox 114.
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

function addLine(notice: HTMLElement, text: string) {
  var line = document.createElement('p');
  line.appendChild(document.createTextNode(text));
  return notice.appendChild(line);
}

function addLink(line: HTMLElement, text: string, url: string) {
  var link = document.createElement('a');
  link.href = url;
  link.appendChild(document.createTextNode(text));
  line.appendChild(link);
}

function showNotice() {
  var notice = document.createElement('div');
  notice.className = 'site-notice';
  notice.setAttribute('role', 'alert');
  addLine(
    notice,
    'Seu navegador não é suportado pelo nosso site. Atualize seu navegador ou faça download de um dos navegadores abaixo.',
  );
  // Every browser on iOS is as old as the system.
  if (/iPhone|iPad|iPod/.test(navigator.userAgent))
    addLine(notice, 'No iPhone e no iPad, atualize o iOS em Ajustes › Geral › Atualização de Software.');
  var downloads = addLine(notice, '');
  addLink(downloads, 'Google Chrome', 'https://www.google.com/chrome/');
  downloads.appendChild(document.createTextNode(' '));
  addLink(downloads, 'Mozilla Firefox', 'https://www.mozilla.org/pt-BR/firefox/new/');
  document.body.insertBefore(notice, document.body.firstChild);
}

if (!isOnFloor()) {
  // Keeps the page with the notice when the app cannot start (see `showErrorPage`).
  document.documentElement.setAttribute('data-unsupported', '');
  document.addEventListener('DOMContentLoaded', showNotice);
}
