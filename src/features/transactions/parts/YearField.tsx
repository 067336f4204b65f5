import { SelectField } from '../../../ui/field/SelectField.tsx';

interface YearFieldProps {
  year: number;
  // The latest comes first.
  first: number;
  latest: number;
  onChange: (year: number) => void;
}

export function YearField({ year, first, latest, onChange }: YearFieldProps) {
  return (
    <SelectField
      label="Ano"
      value={year}
      reserveMessage={false}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: latest - first + 1 }, (_, back) => latest - back).map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </SelectField>
  );
}
