/** Why a game does not open. `refused`: the operator's own words. */
export interface LaunchProblem {
  kind: 'down' | 'gone' | 'unsupported' | 'refused';
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
const unsupported: LaunchProblem = {
  kind: 'unsupported',
  title: 'Este jogo não abre neste aparelho',
  text: 'Ele foi feito para telas maiores. Abra o endereço em um computador, ou escolha um dos jogos parecidos abaixo.',
};

/** In a player's words; `failure` is null where no answer came. */
export function launchProblem(failure: { status: number; message: string | null } | null): LaunchProblem {
  if (!failure || failure.status >= 500) return down;
  if (failure.status === 404 || failure.status === 410) return gone;
  if (failure.status === 406) return unsupported;
  if (!failure.message) return down;
  return { kind: 'refused', title: 'O jogo não abriu', text: failure.message };
}
