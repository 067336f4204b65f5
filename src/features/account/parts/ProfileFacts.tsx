import { styled } from 'styled-components';
import type { User } from '../../../shared/contract/account/user.ts';
import { maskedCpf } from '../../../shared/text/maskedCpf.ts';
import { formatCalendarDate } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';

const unknown = 'Não informado';
const genders = { 0: 'Feminino', 1: 'Masculino' } as const;

// Only customer service can change these. The name is in the summary above.
export function ProfileFacts({ user }: { user: User }) {
  const { document, birthday, gender } = user;
  const facts = [
    ['CPF', maskedCpf(document.number) || unknown],
    ['Data de nascimento', readBirthday(birthday) ?? unknown],
    ['Gênero', gender === undefined ? unknown : genders[gender]],
  ];
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

// The date part alone, because an instant may fall on another day.
function readBirthday(birthday: string | undefined): string | null {
  const date = birthday?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatCalendarDate(date) : null;
}

const List = styled.dl`
  display: grid;
  gap: ${token('space.s')};
  margin: 0;

  div {
    display: grid;
    gap: ${token('space.2xs')};
  }

  dt {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
  }

  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
