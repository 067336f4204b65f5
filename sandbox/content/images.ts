import type { ModalImages } from '../../src/shared/contract/content/images.ts';
import type { SceneSubject } from './pictures/scenePicture.ts';

// Drawings only, because the panel next to them has the text.
const scenes: Record<
  'register' | 'login' | 'deposit' | 'password_recovery' | 'register_cancel',
  SceneSubject
> = {
  register: { key: 'register', emblem: 'gift', composition: 1 },
  login: { key: 'login', emblem: 'mark' },
  deposit: { key: 'deposit', emblem: 'pix', composition: 2 },
  password_recovery: { key: 'password-recovery', emblem: 'key' },
  register_cancel: { key: 'register-cancel', emblem: 'shield' },
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
