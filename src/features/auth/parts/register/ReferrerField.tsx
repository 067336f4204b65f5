import { useState } from 'react';
import { useField } from 'react-final-form';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { BoundTextField } from '../../../forms/BoundField.tsx';
import { TextButton } from '../formParts.ts';

// Collapsed, except after an invitation link.
export function ReferrerField() {
  const { features } = useBrand();
  const { input } = useField<string>('referer', { subscription: { value: true } });
  const [isOpen, setIsOpen] = useState(Boolean(input.value));
  if (!features.referrals) return null;
  if (!isOpen) {
    return (
      <TextButton type="button" onClick={() => setIsOpen(true)}>
        Tenho um código de indicação
      </TextButton>
    );
  }
  return (
    <BoundTextField
      name="referer"
      label="Código de indicação (opcional)"
      autoComplete="off"
      autoCapitalize="none"
      maxLength={512}
    />
  );
}
