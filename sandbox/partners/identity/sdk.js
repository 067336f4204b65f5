// Stand-in for the identity provider's widget. Plain JavaScript: it is served to the browser as it stands.
// The same interface and the same ways as the real one, its rough edges among them: it fills #legitimuz-root,
// takes window.onmessage for itself and opens its pages in a frame.
(() => {
  const known = ['ocr', 'facematch', 'faceindex', 'redirect', 'sms-confirmation'];

  function createSdk({ host, token, lang = 'pt', appURL = host, onSuccess, onError, eventHandler }) {
    if (!host) throw new Error('Host is required!');
    if (!token) throw new Error('Token is required!');
    let frame = null;
    let language = lang;

    function closeModal() {
      frame?.remove();
      frame = null;
    }

    async function open(feature, { cpf, referenceId = null }) {
      if (cpf?.length !== 11) throw new Error('Invalid CPF, must be 11 digits');
      if (!frame) throw new Error('Modal element not found');
      const form = new FormData();
      form.append('cpf', cpf);
      form.append('token', token);
      const response = await fetch(`${host}/external/kyc/session`, { method: 'post', body: form });
      const { session_id: sessionId, errors = [] } = await response.json();
      if (!response.ok || !sessionId) throw new Error(errors[0] ?? 'SessionId not found');
      const page = new URL(`${appURL}/identity/${feature}/${sessionId}`);
      page.searchParams.set('lang', language);
      if (referenceId) page.searchParams.set('refId', referenceId);
      frame.src = page.href;
    }

    function listen({ origin, data }) {
      if (origin !== new URL(appURL).origin) return;
      if (known.includes(data?.name)) {
        eventHandler?.(data);
        if (data.status === 'success') onSuccess?.(data.name);
        if (data.status === 'error') onError?.(data.name);
      }
      if (data?.name === 'close-modal') closeModal();
    }

    return {
      mount() {
        const root = document.getElementById('legitimuz-root');
        if (!root) {
          console.warn("'#legitimuz-root' not found!");
          return;
        }
        root.innerHTML = '';
        frame = document.createElement('iframe');
        frame.id = 'legitimuz-iframe';
        frame.title = 'Verificação de identidade';
        frame.width = '100%';
        frame.height = '100%';
        frame.allow = 'camera;microphone';
        root.append(frame);
        window.onmessage = listen;
      },
      setLang(next) {
        language = next;
      },
      closeModal,
      verifyDocument: (person) => open('ocr', person),
      startFaceIndex: (person) => open('faceindex', person),
    };
  }

  window.__FACTORY__ = createSdk;
})();
