import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ClosedAccountText } from './ClosedAccountText.tsx';

export function ClosedAccountNote() {
  return (
    <Space>
      <Note kind="warning">
        <Stack $gap="xs">
          <b>Conta encerrada</b>
          <ClosedAccountText />
          <a href="/pessoas-impedidas">Quem não pode apostar</a>
        </Stack>
      </Note>
    </Space>
  );
}

const Space = styled.div`
  padding-block-end: ${token('space.m')};
`;
