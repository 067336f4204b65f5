export interface PixCharge {
  // Charge id, 1 to 25 letters and digits.
  txid: string;
  amountCents: number;
  merchantName: string;
  merchantCity: string;
  // URL of the charge's payload, without `https:`.
  url: string;
}

/** Builds the BR Code of a dynamic PIX charge from EMV fields `id length value` and their CRC. */
export function pixCode(charge: PixCharge): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', charge.url)),
    field('52', '0000'),
    field('53', '986'),
    field(
      '54',
      `${Math.floor(charge.amountCents / 100)}.${String(charge.amountCents % 100).padStart(2, '0')}`,
    ),
    field('58', 'BR'),
    field('59', plain(charge.merchantName, 25)),
    field('60', plain(charge.merchantCity, 15)),
    field('62', field('05', charge.txid)),
    '6304',
  ].join('');
  return body + crc16(body);
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

// Banks read names without accents.
function plain(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, maxLength);
}

/** Computes CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
