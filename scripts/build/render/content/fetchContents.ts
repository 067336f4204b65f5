import type { OperatorContent } from '../../../../src/shared/contract/content/operatorContent.ts';
import type { StampableBrand } from '../stampableBrand.ts';
import { fetchContent } from './fetchContent.ts';

const operatorsAtOnce = 4;

/** Fetches each operator's content by brand id; leaves out brands whose operator is unreachable. */
export async function fetchContents(
  brands: readonly StampableBrand[],
  warn: (line: string) => void,
): Promise<Map<string, OperatorContent>> {
  const contents = new Map<string, OperatorContent>();
  let next = 0;
  const worker = async () => {
    for (let brand = brands[next++]; brand; brand = brands[next++]) {
      const content = await fetchContent(brand, warn);
      if (content) contents.set(brand.settings.id, content);
    }
  };
  await Promise.all(Array.from({ length: operatorsAtOnce }, worker));
  return contents;
}
