import { Stack } from '../../ui/layout/Stack.tsx';
import { WithdrawContent } from './parts/WithdrawContent.tsx';

export function WithdrawalsPage() {
  return (
    <Stack $gap="l">
      <h1>Saques</h1>
      <WithdrawContent />
    </Stack>
  );
}
