import type { ModalImages } from '../../src/shared/contract/content/images.ts';
import { clover, coinStack, star } from '../art/symbols/classics.ts';
import { brilliant, crown } from '../art/symbols/jewels.ts';
import { shield } from '../art/symbols/myth.ts';
import { gift, sugarloaf } from '../art/symbols/party.ts';
import { football } from '../art/symbols/sports.ts';
import { piggy } from '../art/symbols/west.ts';
import type { SceneSubject } from './pictures/scenePicture.ts';

// Modal pictures contain only the greeting, because the panel next to them has the text.
const scenes: Record<
  'register' | 'login' | 'deposit' | 'password_recovery' | 'register_cancel',
  SceneSubject
> = {
  register: { key: 'register', headline: ['Boas', 'vindas'], symbols: [sugarloaf, star, clover] },
  login: { key: 'login', headline: ['Bom te', 'ver aqui'], symbols: [crown, star, brilliant] },
  deposit: { key: 'deposit', headline: ['PIX na', 'sua conta'], symbols: [piggy, coinStack, star] },
  password_recovery: { key: 'password-recovery', headline: ['Nova', 'senha'], symbols: [shield, star, star] },
  register_cancel: {
    key: 'register-cancel',
    headline: ['Falta', 'pouco'],
    symbols: [gift, football, clover],
  },
};

export const modalImages: ModalImages = {
  register: '/storage/modals/register.svg',
  login: '/storage/modals/login.svg',
  deposit: '/storage/modals/deposit.svg',
  password_recovery: '/storage/modals/password-recovery.svg',
  register_cancel: '/storage/modals/register-cancel.svg',
  sponsors: '/storage/strips/sponsors.svg',
  majority: '/storage/strips/majority.svg',
};

export const modalScene = (key: string): SceneSubject | undefined =>
  Object.values(scenes).find((scene) => scene.key === key);
