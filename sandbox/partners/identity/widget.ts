// The stand-in's page inside the frame.
export {};

const { session, feature, opener: openerOrigin = '' } = document.body.dataset;
const buttons = document.querySelectorAll('button');
const say = (event: { name: string; status: string | undefined }) =>
  parent.postMessage({ ref_id: session, ...event }, openerOrigin);
const name = feature === 'faceindex' ? 'faceindex' : 'facematch';

async function act(result: string | undefined) {
  for (const button of buttons) button.disabled = true;
  if (result === 'success') {
    // The provider reports to the operator before the page.
    const response = await fetch(`/identity/results/${session}`, { method: 'POST' });
    if (!response.ok) {
      say({ name, status: 'error' });
      return;
    }
    if (feature === 'ocr') say({ name: 'ocr', status: 'success' });
  }
  say({ name, status: result });
}

for (const button of buttons) button.addEventListener('click', () => act(button.dataset.result));
