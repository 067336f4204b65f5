// `refused` carries the operator's own message. A retry lifts neither a `limit` nor `closed`, a pause or an exclusion.
export interface LaunchProblem {
  kind: 'down' | 'gone' | 'no-demo' | 'unsupported' | 'refused' | 'closed' | 'limit';
  title: string;
  text: string;
}

const down: LaunchProblem = {
  kind: 'down',
  title: 'O provedor não está respondendo',
  text: 'Tente de novo em instantes ou escolha um dos jogos parecidos abaixo. Seu saldo está seguro.',
};
const gone: LaunchProblem = {
  kind: 'gone',
  title: 'Este jogo não está mais disponível',
  text: 'O provedor o tirou do ar. Há outros parecidos logo abaixo.',
};
const noDemo: LaunchProblem = {
  kind: 'no-demo',
  title: 'Este jogo não tem demonstração',
  text: 'Jogue com o seu saldo ou escolha um dos jogos parecidos abaixo.',
};
const unsupported: LaunchProblem = {
  kind: 'unsupported',
  title: 'Este jogo não abre neste aparelho',
  text: 'Ele foi feito para telas maiores. Abra o endereço em um computador, ou escolha um dos jogos parecidos abaixo.',
};
const closedTitles = new Map([
  ['paused', 'Sua conta está em pausa'],
  ['excluded', 'Sua conta está autoexcluída'],
]);

interface LaunchFailure {
  status: number;
  message: string | null;
  reason?: string;
}

/** Explains a failed launch; `failure` is null without a response. */
export function launchProblem(failure: LaunchFailure | null, mode: 'real' | 'demo'): LaunchProblem {
  const closed = closedTitles.get(failure?.reason ?? '');
  if (closed)
    return { kind: 'closed', title: closed, text: failure?.message ?? 'Enquanto isso, os jogos não abrem.' };
  // The demo call is optional for operators.
  if (mode === 'demo' && (failure?.status === 404 || failure?.status === 501)) return noDemo;
  if (!failure || failure.status >= 500) return down;
  if (failure.status === 404 || failure.status === 410) return gone;
  if (failure.status === 406) return unsupported;
  if (!failure.message) return down;
  const kind = failure.reason === 'limit' ? 'limit' : 'refused';
  return { kind, title: 'O jogo não abriu', text: failure.message };
}
