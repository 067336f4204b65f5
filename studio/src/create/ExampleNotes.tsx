import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { controlLink } from '../checks/controlLink.ts';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface ExampleNotesProps {
  brand: string;
  // What the server says of a new brand; the indented ones are fields with an example.
  notes: readonly string[];
  onClose: () => void;
}

const example = /^ +([\w.]+): (.*)$/;

/** Lists the values of a new brand that are examples, each with the way to its control. */
export function ExampleNotes({ brand, notes, onClose }: ExampleNotesProps) {
  const t = useTexts();
  const examples = notes.flatMap((note) => {
    const [, field, value = ''] = example.exec(note) ?? [];
    if (field === undefined) return [];
    const path = field.split('.');
    return [{ path, value, link: controlLink(brand, { kind: 'field', path }) ?? '' }];
  });
  // The line above the examples is said in the studio's language.
  const others = notes.filter((note) => !example.test(note) && !note.endsWith(':'));
  return (
    <Note
      kind="warning"
      role="status"
      action={
        <Button variant="quiet" size="s" onClick={onClose}>
          {t.shell.close}
        </Button>
      }
    >
      {others.map((note) => (
        <p key={note}>
          <ServerText text={note} />
        </p>
      ))}
      {examples.length > 0 && t.create.examples}
      <Links>
        {examples.map(({ path, value, link }) => (
          <li key={link}>
            <Link to={link} title={value}>
              {t.fieldLabel(path)}
            </Link>
          </li>
        ))}
      </Links>
    </Note>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2xs')} ${token('space.s')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
