// The stand-in's page inside the frame. Plain JavaScript: it is served to the browser as it stands.
const { session, feature, opener } = document.body.dataset;
const buttons = document.querySelectorAll('button');
const say = (event) => parent.postMessage({ ref_id: session, ...event }, opener);
const name = feature === 'faceindex' ? 'faceindex' : 'facematch';

async function act(result) {
  for (const button of buttons) button.disabled = true;
  if (result === 'success') {
    // The provider tells the operator before it tells the page.
    const answer = await fetch(`/identity/results/${session}`, { method: 'POST' });
    if (!answer.ok) {
      say({ name, status: 'error' });
      return;
    }
    if (feature === 'ocr') say({ name: 'ocr', status: 'success' });
  }
  say({ name, status: result });
}

for (const button of buttons) button.addEventListener('click', () => act(button.dataset.result));
