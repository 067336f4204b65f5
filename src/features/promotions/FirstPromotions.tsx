import { styled } from 'styled-components';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { fromTablet } from '../../ui/layout/screens.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { useGetPromotionsQuery } from './promotionsApi.ts';

const shown = 3;

export function FirstPromotions() {
  const { data = [] } = useGetPromotionsQuery();
  if (data.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="first-promotions">
      <h2 id="first-promotions">Conheça as promoções</h2>
      <Cards as="ul" role="list" $min="14rem">
        {data.slice(0, shown).map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </Cards>
    </Stack>
  );
}

const Cards = styled(Grid)`
  ${fromTablet} {
    grid-template-columns: repeat(${shown}, minmax(0, 1fr));
  }
`;
