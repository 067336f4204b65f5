import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { passwordRules } from './passwordRules.ts';

export function PasswordRules({ password }: { password: string }) {
  return (
    <List role="list">
      {passwordRules.map(({ text, holds }) => {
        const isKept = holds(password);
        return (
          <Rule key={text} $kept={isKept}>
            <Icon name={isKept ? 'check' : 'circle'} size={16} />
            {text}
            {isKept && <VisuallyHidden>, cumprida</VisuallyHidden>}
          </Rule>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Rule = styled.li<{ $kept: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('space.2xs')};
  color: ${({ $kept }) => token($kept ? 'color.text' : 'color.text-muted')};

  /* Not red as the icon of an error. */
  && svg {
    margin: 0;
    color: inherit;
  }
`;
