import { describe, expect, it } from 'vitest';
import { formatCnpj, isCnpj } from './cnpj.ts';

describe('CNPJ', () => {
  it.each(['11222333000181', '11.222.333/0001-81', '12ABC34501DE35', '12.ABC.345/01DE-35'])(
    'accepts %s, whose check digits are right',
    (text) => expect(isCnpj(text)).toBe(true),
  );

  it.each([
    ['a wrong second digit', '11.222.333/0001-82'],
    ['a wrong first digit', '11.222.333/0001-91'],
    ['a wrong alphanumeric digit', '12.ABC.345/01DE-36'],
    ['letters among the check digits', '12ABC34501DE3A'],
    ['lower case', '12.abc.345/01de-35'],
    ['one digit repeated', '00000000000000'],
    ['half a format', '11.222.333/000181'],
    ['too few digits', '1122233300018'],
  ])('rejects %s', (_, text) => expect(isCnpj(text)).toBe(false));

  it('formats a bare number', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  });
});
