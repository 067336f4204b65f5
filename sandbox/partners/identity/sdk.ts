// Stand-in for the identity provider's widget. Like the real one it fills #legitimuz-root, takes over
// window.onmessage and opens its pages in a frame.
interface IdentityOptions {
  host: string;
  token: string;
  lang?: string;
  appURL?: string;
  onSuccess?: (name: string) => void;
  onError?: (name: string) => void;
  eventHandler?: (event: unknown) => void;
}

interface IdentityPerson {
  cpf?: string;
  referenceId?: string | null;
}

// biome-ignore lint/correctness/noUnusedVariables: adds to the page's own type.
interface Window {
  // Replaced by the name of each kind of check when the script is served.
  __FACTORY__?: (options: IdentityOptions) => unknown;
}

(() => {
  const known = ['ocr', 'facematch', 'faceindex', 'redirect', 'sms-confirmation'];

  function createSdk({
    host,
    token,
    lang = 'pt',
    appURL = host,
    onSuccess,
    onError,
    eventHandler,
  }: IdentityOptions) {
    if (!host) throw new Error('Host is required!');
    if (!token) throw new Error('Token is required!');
    let frame: HTMLIFrameElement | null = null;
    let language = lang;

    function closeModal() {
      frame?.remove();
      frame = null;
    }

    async function open(feature: string, { cpf, referenceId = null }: IdentityPerson) {
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

    function listen({ origin, data }: MessageEvent) {
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
        root.replaceChildren();
        frame = document.createElement('iframe');
        frame.id = 'legitimuz-iframe';
        frame.title = 'Verificação de identidade';
        frame.width = '100%';
        frame.height = '100%';
        frame.allow = 'camera;microphone';
        root.append(frame);
        window.onmessage = listen;
      },
      setLang(next: string) {
        language = next;
      },
      closeModal,
      verifyDocument: (person: IdentityPerson) => open('ocr', person),
      startFaceIndex: (person: IdentityPerson) => open('faceindex', person),
    };
  }

  window.__FACTORY__ = createSdk;
})();
