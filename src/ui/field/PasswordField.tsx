import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'> {
  // Toggle label while hidden, as in `Mostrar senha`.
  showLabel: string;
  // Toggle label while visible, as in `Ocultar senha`.
  hideLabel: string;
  // Tells a shown password from other text (see `isKeepable`).
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          aria-label={undefined}
          icon={
            <>
              <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
              {/* As text, so that a search for the label finds the field alone. */}
              <VisuallyHidden>{shown ? hideLabel : showLabel}</VisuallyHidden>
            </>
          }
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
