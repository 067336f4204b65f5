import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AlertStack } from './alert/AlertStack.tsx';
import { BottomBar } from './bottom-bar/BottomBar.tsx';
import { Button } from './button/Button.tsx';
import { ButtonLink } from './button/ButtonLink.tsx';
import { Carousel } from './carousel/Carousel.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { PasswordField } from './field/PasswordField.tsx';
import { TextField } from './field/TextField.tsx';
import { AspectImage } from './image/AspectImage.tsx';
import { MoneyText } from './money/MoneyText.tsx';
import { PageTransition } from './page-transition/PageTransition.tsx';
import { ProgressBar } from './progress/ProgressBar.tsx';
import { Rail } from './rail/Rail.tsx';
import { Skeleton } from './skeleton/Skeleton.tsx';
import { Table } from './table/Table.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';

function prerender(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToString(<RouterProvider router={router} />);
}

// Attribute of the first tag that starts with `start`.
function attribute(html: string, start: string, name: string): string | undefined {
  const tag = html.slice(html.indexOf(start)).match(/^<[^>]*>/)?.[0] ?? '';
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

const carouselTexts = {
  carousel: 'carrossel',
  slide: 'slide',
  previous: 'Anterior',
  next: 'Próximo',
  play: 'Reproduzir',
  pause: 'Pausar',
  position: (slide: number, slides: number) => `${slide} de ${slides}`,
};

const slides = ['um', 'dois', 'três'].map((word) => ({
  key: word,
  content: <a href={`/${word}`}>{word}</a>,
}));

const carousel = (
  <Carousel
    label="Destaques"
    texts={carouselTexts}
    slides={slides}
    ratio={{ phone: 2, wide: 3 }}
    autoplayMs={5000}
  />
);

describe('prerendered kit', () => {
  it('has no style attribute, which the content security policy forbids', () => {
    const html = prerender(
      <PageTransition pageKey="/">
        {carousel}
        <AlertStack alerts={[{ id: '1', kind: 'success', text: 'Pronto' }]} dismissLabel="Fechar aviso" />
        <BottomBar label="Principal" items={[{ key: 'home', label: 'Início', icon: 'home', to: '/' }]} />
        <ButtonLink to="/casino">Cassino</ButtonLink>
        <ProgressBar label="Rollover" value={3} max={9} />
        <Rail
          title="Slots"
          previousLabel="Anteriores"
          nextLabel="Próximos"
          itemWidth={{ phone: '8rem', wide: '10rem' }}
          starts="near"
          placeholder=""
          items={[{ key: 1, content: <AspectImage src="/a.webp" alt="A" ratio={0.75} color="teal" /> }]}
        />
        <Skeleton count={2} ratio={2} />
        <Tabs label="Abas" tabs={[{ key: 'a', label: 'A', panel: 'a' }]} selected="a" onSelect={() => {}} />
        <Table
          caption="T"
          columns={[{ key: 'a', header: 'A', cell: String }]}
          rows={[1]}
          rowKey={Number}
          empty=""
        />
        <Tooltip text="Dica">
          <Button>Alvo</Button>
        </Tooltip>
      </PageTransition>,
    );
    expect(html).toContain('carrossel');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('renders nothing of a closed dialog', () => {
    expect(
      renderToString(
        <Dialog open={false} title="Entrar" closeLabel="Fechar" onClose={() => {}}>
          segredo
        </Dialog>,
      ),
    ).toBe('');
  });
});

describe('field', () => {
  it('connects label and message with the control', () => {
    const html = renderToString(<TextField id="mail" label="E-mail" hint="Só para contato" />);
    expect(attribute(html, '<label', 'for')).toBe('mail');
    expect(attribute(html, '<input', 'aria-describedby')).toBe('mail-message');
    expect(attribute(html, '<div id="mail-message"', 'aria-live')).toBe('polite');
    expect(html).not.toContain('aria-invalid');
  });

  it('shows the error and marks the control', () => {
    const html = renderToString(<TextField label="E-mail" hint="Só para contato" error="E-mail inválido" />);
    expect(attribute(html, '<input', 'aria-invalid')).toBe('true');
    expect(html).toContain('E-mail inválido');
  });

  it('hides a password and toggles it without submitting the form', () => {
    const html = renderToString(
      <PasswordField
        label="Senha"
        autoComplete="new-password"
        showLabel="Mostrar senha"
        hideLabel="Ocultar senha"
      />,
    );
    expect(attribute(html, '<input', 'type')).toBe('password');
    expect(html).toMatch(/<button[^>]*>.*Mostrar senha.*<\/button>/);
    expect(attribute(html, '<button', 'type')).toBe('button');
  });
});

describe('loading button', () => {
  it('keeps its name and stays focusable', () => {
    const html = renderToString(<Button loading>Sacar</Button>);
    expect(attribute(html, '<button', 'aria-busy')).toBe('true');
    expect(attribute(html, '<button', 'aria-disabled')).toBe('true');
    expect(html).toContain('Sacar');
    expect(html).not.toMatch(/\sdisabled=/);
  });
});

describe('carousel before its engine loads', () => {
  it('shows every slide, none of them inert', () => {
    const html = prerender(carousel);
    for (const position of ['1 de 3', '2 de 3', '3 de 3']) expect(html).toContain(`aria-label="${position}"`);
    expect(html).not.toContain('inert');
  });

  it('has no controls for a single slide', () => {
    const single = (
      <Carousel label="D" texts={carouselTexts} slides={slides.slice(0, 1)} ratio={{ phone: 2, wide: 3 }} />
    );
    expect(prerender(single)).not.toContain('<button');
  });
});

describe('alerts', () => {
  it('announce errors assertively and the rest politely', () => {
    const html = renderToString(
      <AlertStack
        dismissLabel="Fechar aviso"
        alerts={[
          { id: '1', kind: 'error', text: 'Falhou' },
          { id: '2', kind: 'success', text: 'Pronto' },
        ]}
      />,
    );
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html.match(/role="status"/g)).toHaveLength(1);
  });
});

describe('tabs', () => {
  const tabs = [
    { key: 'a', label: 'A', panel: 'primeira' },
    { key: 'b', label: 'B', panel: 'segunda' },
  ];

  it('are one tab stop and contain only the selected panel', () => {
    const html = renderToString(<Tabs label="Abas" tabs={tabs} selected="b" onSelect={() => {}} />);
    expect([...html.matchAll(/role="tab"[^>]*tabindex="(-?\d)"/gi)].map((match) => match[1])).toEqual([
      '-1',
      '0',
    ]);
    expect(html).toContain('segunda');
    expect(html).not.toContain('primeira');
  });
});

describe('picture', () => {
  it('loads lazily unless it has priority', () => {
    expect(attribute(renderToString(<AspectImage src="/a" alt="A" />), '<img', 'loading')).toBe('lazy');
    const first = renderToString(<AspectImage src="/a" alt="A" priority />);
    expect(attribute(first, '<img', 'loading')).toBe('eager');
    expect(attribute(first, '<img', 'fetchPriority')).toBe('high');
  });

  it('offers several widths when the URL has a placeholder', () => {
    const html = renderToString(<AspectImage src="/a/{width}.webp" alt="A" sizes="36vw" />);
    expect(attribute(html, '<img', 'srcSet')).toMatch(/^\/a\/160\.webp 160w, .*\/a\/1080\.webp 1080w$/);
    expect(attribute(html, '<img', 'src')).toBe('/a/480.webp');
    expect(attribute(html, '<img', 'sizes')).toBe('36vw');
    const one = renderToString(<AspectImage src="/a.webp" alt="A" />);
    expect(attribute(one, '<img', 'srcSet')).toBeUndefined();
  });
});

describe('money', () => {
  it('is formatted in reais', () => {
    expect(renderToString(<MoneyText cents={123456} />)).toContain('R$\u00a01.234,56');
    expect(renderToString(<MoneyText cents={1000} signed />)).toContain('+R$\u00a010,00');
  });
});
