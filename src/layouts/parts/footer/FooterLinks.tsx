import { useMemo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { consentPreferencesOpened } from '../../../features/consent/consentSlice.ts';
import { useMenus } from '../../../features/settings/useMenus.ts';
import { useSupportLink } from '../../../features/settings/useSiteAppearance.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { phoneLink } from '../../../shared/paths/phoneLink.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { fromTablet } from '../../../ui/layout/screens.ts';
import { MenuLink } from '../MenuLink.tsx';
import { FooterColumn } from './FooterColumn.tsx';

export function FooterLinks() {
  const { legal, company } = useBrand();
  const dispatch = useAppDispatch();
  const { site } = useMenus();
  const support = useSupportLink();
  const games = useMemo(
    () => (
      <FooterColumn title="Jogos">
        {site.map(({ label, link }) => (
          <MenuLink key={label} link={link}>
            {label}
          </MenuLink>
        ))}
      </FooterColumn>
    ),
    [site],
  );
  return (
    <Columns>
      {games}
      <FooterColumn title="Regras e políticas">
        {legal.map(({ slug, title }) => (
          <Link key={slug} to={`/${slug}`}>
            {title}
          </Link>
        ))}
        <button type="button" onClick={() => dispatch(consentPreferencesOpened())}>
          Preferências de cookies
        </button>
      </FooterColumn>
      <FooterColumn title="Atendimento">
        {support && <MenuLink link={support}>Central de ajuda</MenuLink>}
        <a href={`mailto:${company.support.email}`}>{company.support.email}</a>
        <a href={phoneLink(company.support.phone)}>{company.support.phone}</a>
        <Link to="/user/protection">Limites e pausas</Link>
      </FooterColumn>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.l')};

  /* Fits a URL in one line. */
  > :last-child {
    grid-column: 1 / -1;
  }

  ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child {
      grid-column: auto;
    }
  }
`;
