import { formatTime } from '../../../shared/time/formatTime.ts';

const minuteMs = 60_000;
// Portaria SPA/MF 615/2024: the operator pays within 120 minutes after the request.
export const payoutMinutes = 120;
export const payoutMs = payoutMinutes * minuteMs;

/** Returns until when a withdrawal has to be paid and what is left, for its row. */
export function payoutText(createdAt: string, nowMs: number, timeZone: string): string {
  const dueMs = Date.parse(createdAt) + payoutMs;
  const left = Math.ceil((dueMs - nowMs) / minuteMs);
  if (left <= 0) return `Passou do prazo de ${payoutMinutes} minutos. Fale com o atendimento.`;
  const hours = Math.floor(left / 60);
  const rest = hours === 0 ? `${left} min` : `${hours} h ${String(left % 60).padStart(2, '0')} min`;
  return `Pago até ${formatTime(dueMs, timeZone)}, em no máximo ${rest}`;
}
