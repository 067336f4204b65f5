// Problem Gambling Severity Index (Ferris and Wynne, 2001): nine questions about the last twelve months, 0 to 3
// points each. Portaria SPA/MF 1.231/2024 art. 4 asks for a self-test and leaves the questionnaire open.
export const questions = [
  'Você apostou mais do que realmente podia perder?',
  'Precisou apostar quantias maiores para sentir a mesma emoção?',
  'Depois de perder, voltou outro dia para tentar recuperar o dinheiro?',
  'Pediu dinheiro emprestado ou vendeu alguma coisa para apostar?',
  'Sentiu que poderia ter um problema com apostas?',
  'As apostas causaram algum problema de saúde, como estresse ou ansiedade?',
  'Alguém criticou suas apostas ou disse que você tem um problema?',
  'As apostas causaram dificuldades financeiras a você ou à sua família?',
  'Você se sentiu culpado pela forma como aposta ou pelo que acontece quando aposta?',
] as const;

export const answers = ['Nunca', 'Às vezes', 'Na maioria das vezes', 'Quase sempre'] as const;

export const highestScore = questions.length * (answers.length - 1);

export type Step = 'limits' | 'pause' | 'exclusion' | 'help';

interface Advice {
  title: string;
  text: string;
  // The most useful one first.
  steps: readonly [Step, ...Step[]];
}

const advices: readonly [number, Advice][] = [
  [
    8,
    {
      title: 'Sinais fortes de problema com apostas',
      text: 'Suas respostas são parecidas com as de quem perdeu o controle. Isso tem tratamento, e você não precisa resolver sozinho. O mais seguro agora é parar e conversar com alguém hoje.',
      steps: ['exclusion', 'help', 'pause'],
    },
  ],
  [
    3,
    {
      title: 'Risco moderado',
      text: 'As apostas já cobram um preço. Faça uma pausa, reduza seus limites antes de voltar e conte a alguém de confiança como você está.',
      steps: ['pause', 'limits', 'help'],
    },
  ],
  [
    1,
    {
      title: 'Risco baixo, com atenção',
      text: 'Há um primeiro sinal. Defina limites menores do que acha que precisa e refaça o teste em um mês.',
      steps: ['limits', 'pause', 'help'],
    },
  ],
  [
    0,
    {
      title: 'Nenhum sinal de problema',
      text: 'Continue assim: decida antes quanto e por quanto tempo, e não aposte dinheiro que vai fazer falta.',
      steps: ['limits', 'help'],
    },
  ],
];

/** Returns the advice for a score of the self-test, 0 to 27. */
export function adviceFor(score: number): Advice {
  const found = advices.find(([least]) => score >= least);
  if (!found) throw new RangeError(`No advice for a score of ${score}`);
  return found[1];
}
