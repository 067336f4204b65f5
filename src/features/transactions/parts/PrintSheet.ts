import { styled } from 'styled-components';

// Visible only in print, where `data-print` replaces the app.
export const PrintSheet = styled.div`
  display: none;

  @media print {
    display: block;
    color: CanvasText;
    font-size: 10pt;
    color-scheme: light;

    table {
      inline-size: 100%;
      margin-block: 6mm;
      border-collapse: collapse;
    }

    th,
    td {
      padding: 1mm 2mm;
      border-block-end: 0.2mm solid;
      text-align: start;
    }

    td:last-child,
    th:last-child {
      text-align: end;
      white-space: nowrap;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
