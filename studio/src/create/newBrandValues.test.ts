import { expect, it } from 'vitest';
import { createInput, storedValues, storeValues } from './newBrandValues.ts';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => values.delete(key),
    setItem: (key, value) => values.set(key, value),
  };
}

it('asks for an example company until something of it is typed', () => {
  const values = storedValues(memoryStorage());
  expect(createInput({ ...values, name: ' Aurora ', id: 'aurora' })).toMatchObject({
    name: 'Aurora',
    company: null,
    origin: null,
    domains: [],
    palette: { kind: 'color', color: '#1f6feb' },
  });
  expect(
    createInput({ ...values, legalName: 'Aurora Ltda.', document: '57.418.392/0001-20' }).company,
  ).toEqual({ legalName: 'Aurora Ltda.', document: '57.418.392/0001-20' });
});

it('sends every field of the company that is filled in, and none that is hidden', () => {
  const typed = {
    ...storedValues(memoryStorage()),
    supportPhone: ' 0800 555 0199 ',
    authorizationDate: '2025-02-03',
    ombudsmanEmail: 'ouvidoria@aurora.bet.br',
  };
  const support = { phone: '0800 555 0199' };
  expect(createInput(typed).company).toEqual({ support });
  expect(createInput({ ...typed, jurisdiction: 'br' }).company).toEqual({
    support,
    authorization: { date: '2025-02-03' },
    ombudsman: { email: 'ouvidoria@aurora.bet.br' },
  });
});

it('keeps what was typed over a reload', () => {
  const storage = memoryStorage();
  const values = { ...storedValues(storage), name: 'Aurora', domains: 'a.example, b.example' };
  storeValues(storage, values);
  expect(storedValues(storage)).toEqual(values);
  expect(createInput(storedValues(storage)).domains).toEqual(['a.example', 'b.example']);
  storeValues(storage, undefined);
  expect(storedValues(storage).name).toBe('');
});
