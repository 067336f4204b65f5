import type { Annual } from '../../../shared/contract/wallet/annual.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { annualRows, balanceRows, closingDay, cpfText } from './annualRows.ts';
import { PrintSheet } from './PrintSheet.ts';

export function PrintedAnnual({ annual }: { annual: Annual }) {
  const timeZone = useTimeZone();
  const { year, company, player, issued_at } = annual;
  return (
    <PrintSheet data-print>
      <h1>ComprovaBet {year}</h1>
      <p>Comprovante de resultados em apostas de quota fixa</p>
      <p>
        Operador: {company.legal_name}, CNPJ {company.document}
      </p>
      <p>
        Apostador: {player.name}, CPF {cpfText(player.document)}
      </p>
      <table>
        <thead>
          <tr>
            <th>Marca</th>
            <th>Natureza</th>
            <th>Apostas</th>
            <th>Prêmios</th>
            <th>Resultado</th>
          </tr>
        </thead>
        <tbody>
          {annualRows(annual).map(({ key, brand, kind, stakes, prizes, result }) => (
            <tr key={key}>
              <td>{brand}</td>
              <td>{kind}</td>
              <td>{formatBrl(stakes)}</td>
              <td>{formatBrl(prizes)}</td>
              <td>{formatBrl(result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>Marca</th>
            <th>Saldo em 31/12/{year - 1}</th>
            <th>Saldo em {closingDay(annual, timeZone)}</th>
          </tr>
        </thead>
        <tbody>
          {balanceRows(annual).map(({ brand, before, after }) => (
            <tr key={brand}>
              <td>{brand}</td>
              <td>{formatBrl(before)}</td>
              <td>{formatBrl(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Emitido em {formatDateTime(issued_at, timeZone)}.</p>
    </PrintSheet>
  );
}
