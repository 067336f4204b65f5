import { withCheckDigits } from '../../domain/cpf.ts';
import { hashPassword } from '../../domain/passwords.ts';
import type { NewPlayer } from '../../store/players/users.ts';

// Of every ready-made account, in every tenant.
export const readyPassword = 'Bandeira123';

let hash: Promise<string> | undefined;

// Hashes the password once per process, because hashing is slow on purpose.
export function readyPasswordHash(): Promise<string> {
  hash ??= hashPassword(readyPassword);
  return hash;
}

export interface SeedAccount
  extends Pick<NewPlayer, 'name' | 'email' | 'document' | 'birthday' | 'gender' | 'identityStatus'> {
  phone: string;
  hasHistory?: boolean;
  selfExcluded?: boolean;
  // E-mail of the ready-made account that sent the invitation.
  invitedBy?: string;
}

// The accounts a tester needs: one of each kind, the same in every tenant.
export const seedAccounts: readonly SeedAccount[] = [
  {
    name: 'Nina Nogueira',
    email: 'novo@sandbox.test',
    document: withCheckDigits('390533447'),
    birthday: '1996-04-12',
    gender: 0,
    phone: '11987650001',
    identityStatus: 'approved',
    invitedBy: 'veterano@sandbox.test',
  },
  {
    name: 'Vitor Valente',
    email: 'veterano@sandbox.test',
    document: withCheckDigits('529982247'),
    birthday: '1985-09-30',
    gender: 1,
    phone: '21987650002',
    identityStatus: 'approved',
    hasHistory: true,
  },
  {
    name: 'Fabiana Farias',
    email: 'face@sandbox.test',
    document: withCheckDigits('714402318'),
    birthday: '1999-01-25',
    gender: 0,
    phone: '31987650003',
    identityStatus: 'pending_face_id',
  },
  {
    name: 'Caio Queiroz',
    email: 'kyc@sandbox.test',
    document: withCheckDigits('286114905'),
    birthday: '1978-11-03',
    gender: 1,
    phone: '41987650004',
    identityStatus: 'pending_kyc',
  },
  {
    name: 'Ester Xavier',
    email: 'excluido@sandbox.test',
    document: withCheckDigits('603771542'),
    birthday: '1990-07-17',
    gender: 0,
    phone: '51987650005',
    identityStatus: 'approved',
    selfExcluded: true,
  },
];
