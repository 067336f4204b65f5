import { Stack } from '../../ui/layout/Stack.tsx';
import { WithdrawContent } from './parts/WithdrawContent.tsx';

export function WithdrawPage() {
  return (
    <Stack $gap="l">
      <h1>Sacar</h1>
      <WithdrawContent />
    </Stack>
  );
}
