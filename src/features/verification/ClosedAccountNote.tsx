import { Stack } from '../../ui/layout/Stack.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ClosedAccountText } from './ClosedAccountText.tsx';

export function ClosedAccountNote() {
  return (
    <Note kind="warning">
      <Stack $gap="xs">
        <b>Conta encerrada</b>
        <ClosedAccountText />
        <a href="/pessoas-impedidas">Quem não pode apostar</a>
      </Stack>
    </Note>
  );
}
