import { describe, expect, it } from 'vitest';
import { checkSvg } from './checkSvg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 10 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}</svg>`;

describe('SVG safety', () => {
  it('accepts a drawing and returns its size', () => {
    const drawing = svg(
      '<!-- <script> --><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
        '<g fill="url(#a)"><use href="#a"/><use xlink:href="#a"/><path d="M0 0"/></g><style>.a{fill:url("#a")}</style>',
    );
    expect(checkSvg(drawing)).toMatchObject({ errors: [], width: 10, height: 20 });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script under another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['an event attribute', '<g onclick="x()"/>'],
    ['an event attribute in capitals', '<g ONLOAD="x()"/>'],
    ['foreign content', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a link', '<a href="https://evil.example"><path d="M0 0"/></a>'],
    ['a javascript URL', '<use href="javascript:alert(1)"/>'],
    ['a javascript URL spelled with entities', '<use href="&#106;avascript:alert(1)"/>'],
    ['an external picture', '<image href="https://evil.example/x.png"/>'],
    ['an external picture as in HTML', '<image src="https://evil.example/x.png"/>'],
    ['a picture as data that may hold scripts', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['an external xlink', '<use xlink:href="//evil.example/#a"/>'],
    ['an external url() in an attribute', '<path fill="url(https://evil.example/#a)"/>'],
    ['an external url() in a style', '<path style="fill: URL( \'https://evil.example\' )"/>'],
    ['an import', '<style>@import "https://evil.example/a.css";</style>'],
    ['an import in CDATA', '<style><![CDATA[@import "https://evil.example/a.css";]]></style>'],
    ['a url() spelled with CSS escapes', '<style>.a{fill:u\\72l(https://evil.example)}</style>'],
    ['animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a changed base', '<g xml:base="https://evil.example/"/>'],
    ['a namespace of another language', '<g xmlns="http://www.w3.org/1999/xhtml"/>'],
  ])('refuses %s and reports its line', (_, inside) => {
    const { errors } = checkSvg(svg(inside));
    expect(errors).not.toEqual([]);
    expect(errors.every(({ line }) => line === 2)).toBe(true);
  });

  it('refuses a document type, with or without entities, and external style sheets', () => {
    const entity = '<!DOCTYPE svg [<!ENTITY x "y">]>';
    expect(checkSvg(`${entity}${svg('<title>&x;</title>')}`).errors).not.toEqual([]);
    expect(checkSvg(`<!DOCTYPE svg>${svg('')}`).errors).not.toEqual([]);
    expect(checkSvg(`<?xml-stylesheet href="https://evil.example"?>${svg('')}`).errors).not.toEqual([]);
    expect(checkSvg(`<?xml version="1.0"?>${svg('')}`).errors).toEqual([]);
  });

  it('refuses a picture that is not well-formed and reports the position', () => {
    expect(checkSvg(svg('<g><path d="M0 0"></g>')).errors).toMatchObject([{ line: 2 }]);
    expect(checkSvg('<html></html>').errors).not.toEqual([]);
    expect(checkSvg('').errors).not.toEqual([]);
  });

  it('reports where an attribute begins, with any quotes, line ends and entities', () => {
    const { errors } = checkSvg(svg(`<g\r\n  id="onclick"\r\n  onclick = 'a("&#106;")'/>`));
    expect(errors).toMatchObject([{ line: 4, column: 3, found: 'onclick="a("j")"' }]);
  });

  it('refuses what browsers refuse and the rasterizer accepts', () => {
    expect(checkSvg(svg('<title>]]></title>')).errors).toMatchObject([
      { line: 2, found: 'a picture that is not well-formed' },
    ]);
  });

  it('requires a viewBox with a size', () => {
    expect(checkSvg(svg('', 'width="10" height="10"')).errors).toMatchObject([{ found: 'no viewBox' }]);
    expect(checkSvg(svg('', 'width="10" height="10" viewBox="0 0 x 1"')).errors).not.toEqual([]);
  });
});
