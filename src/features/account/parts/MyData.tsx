import { styled } from 'styled-components';
import type { Consents } from '../../../shared/contract/account/accountData.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';
import { useLoadState } from '../../../shared/query/useLoadState.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import {
  useAcceptTermsMutation,
  useExportDataMutation,
  useExportReceiptsMutation,
  useGetConsentsQuery,
} from './accountDataApi.ts';
import { DeletionForm } from './DeletionForm.tsx';
import { Section } from './Section.tsx';

const unreachable = 'Não foi possível concluir agora. Confira sua conexão e tente de novo.';

// Export, receipts, consents and deletion, the player's rights under LGPD.
export function MyData() {
  const consents = useLoadState(useGetConsentsQuery());
  if (consents.kind === 'failed')
    return (
      <LoadFailure
        text="Não foi possível carregar seus consentimentos."
        retryLabel="Tentar de novo"
        retrying={consents.retrying}
        onRetry={consents.retry}
      />
    );
  if (consents.kind !== 'ready') return <Skeleton shape="card" status="Carregando seus consentimentos" />;
  return (
    <Columns>
      <Section title="Privacidade" text="Baixe uma cópia dos seus dados e os recibos assinados.">
        <Files />
      </Section>
      <Section title="Consentimentos">
        <History consents={consents.value} />
      </Section>
      <Section
        title="Exclusão dos dados"
        text="Apagamos o que a lei não manda guardar e respondemos em até 15 dias. Registros de apostas e pagamentos ficam pelo prazo legal."
      >
        <DeletionForm deletion={consents.value.deletion} />
      </Section>
    </Columns>
  );
}

function Files() {
  const dispatch = useAppDispatch();
  const [exportData, data] = useExportDataMutation();
  const [exportReceipts, receipts] = useExportReceiptsMutation();

  const save = async (name: string, request: Promise<{ data?: unknown }>) => {
    const outcome = await request;
    if (outcome.data === undefined) dispatch(alertRaised({ kind: 'error', text: unreachable }));
    else saveFile(name, 'application/json', [JSON.stringify(outcome.data, null, 2)]);
  };
  return (
    <Cluster $gap="xs">
      <Button loading={data.isLoading} onClick={() => void save('meus-dados.json', exportData())}>
        Baixar meus dados
      </Button>
      <Button
        variant="quiet"
        loading={receipts.isLoading}
        onClick={() => void save('recibos.json', exportReceipts())}
      >
        Baixar recibos
      </Button>
    </Cluster>
  );
}

const kinds = { terms: 'Termos de uso', cookies: 'Cookies' } as const;
const categories: Readonly<Record<string, string>> = {
  preferences: 'preferências',
  statistics: 'medição',
  marketing: 'publicidade',
};

function History({ consents }: { consents: Consents }) {
  const dispatch = useAppDispatch();
  const timeZone = useTimeZone();
  const [acceptTerms, { isLoading }] = useAcceptTermsMutation();

  const accept = async () => {
    const { error } = await acceptTerms(consents.terms_version);
    if (error) dispatch(alertRaised({ kind: 'error', text: unreachable }));
  };
  return (
    <Stack $gap="s">
      {consents.terms_open && (
        <Note kind="warning">
          <Stack $gap="s">
            <p>
              Os <a href="/termos-de-uso">termos de uso</a> mudaram. Aceite a nova versão antes da próxima
              aposta.
            </p>
            <Button loading={isLoading} onClick={() => void accept()}>
              Li e aceito os novos termos
            </Button>
          </Stack>
        </Note>
      )}
      {consents.data.length === 0 && <p>Nenhum consentimento registrado.</p>}
      <List>
        {consents.data.map(({ kind, version, choices, decided_at: decidedAt }) => (
          <li key={`${kind} ${version} ${decidedAt}`}>
            <b>{kinds[kind]}</b>, versão {version}, em {formatDateTime(Date.parse(decidedAt), timeZone)}
            {kind === 'cookies' && `: ${choiceText(choices)}`}
          </li>
        ))}
      </List>
    </Stack>
  );
}

const choiceText = (choices: readonly string[]) =>
  choices.length === 0
    ? 'só os necessários'
    : choices.map((choice) => categories[choice] ?? choice).join(', ');

const Columns = styled.div`
  display: grid;
  gap: ${token('space.m')};
  margin-block-start: ${token('space.m')};
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space.xs')};
  margin: 0;
  padding-inline-start: 1.25rem;
`;
