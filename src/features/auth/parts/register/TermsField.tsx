import { useField } from 'react-final-form';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { CheckboxField } from '../../../../ui/field/CheckboxField.tsx';
import { fieldErrorOf } from '../../../forms/binding.ts';

const mustAccept = (value: boolean | undefined) => (value ? undefined : 'É preciso aceitar os termos.');

// Links open in a new tab, so that the input stays.
export function TermsField({ name }: { name: string }) {
  const { legal } = useBrand();
  const { input, meta } = useField<boolean>(name, { type: 'checkbox', validate: mustAccept });
  const documents = legal.filter(({ slug }) => /^(?:termos|politica-de-privacidade)/.test(slug));
  return (
    <CheckboxField
      name={name}
      checked={input.checked ?? false}
      onChange={input.onChange}
      onBlur={input.onBlur}
      error={fieldErrorOf(meta)}
      label={
        <>
          Tenho 18 anos ou mais e aceito {documents.length === 0 && 'os termos de uso'}
          {documents.map(({ slug, title }, index) => (
            <span key={slug}>
              {index > 0 && ' e '}
              <a href={`/${slug}`} target="_blank" rel="noopener">
                {title}
              </a>
            </span>
          ))}
          .
        </>
      }
    />
  );
}
