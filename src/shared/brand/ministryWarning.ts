/** States one of the Ministry's warnings, literally (Portaria SPA/MF 1.231/2024 art. 13, as changed by 1.964/2026). */
export const ministryWarning = 'Ministério da Fazenda adverte: Apostar pode causar dependência.';
