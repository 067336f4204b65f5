import { describe, expect, it } from 'vitest';
import { checkSvg } from './checkSvg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 10 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}</svg>`;

describe('SVG safety', () => {
  it('lets a drawing pass, and knows its size', () => {
    const drawing = svg(
      '<!-- <script> --><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
        '<g fill="url(#a)"><use href="#a"/><use xlink:href="#a"/><path d="M0 0"/></g><style>.a{fill:url("#a")}</style>',
    );
    expect(checkSvg(drawing)).toMatchObject({ faults: [], width: 10, height: 20 });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script under another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['an event attribute', '<g onclick="x()"/>'],
    ['an event attribute in capitals', '<g ONLOAD="x()"/>'],
    ['foreign content', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a link', '<a href="https://evil.example"><path d="M0 0"/></a>'],
    ['a javascript address', '<use href="javascript:alert(1)"/>'],
    ['a javascript address spelt with entities', '<use href="&#106;avascript:alert(1)"/>'],
    ['an outside picture', '<image href="https://evil.example/x.png"/>'],
    ['a picture as data that may hold scripts', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['an outside xlink', '<use xlink:href="//evil.example/#a"/>'],
    ['an outside url() in an attribute', '<path fill="url(https://evil.example/#a)"/>'],
    ['an outside url() in a style', '<path style="fill: URL( \'https://evil.example\' )"/>'],
    ['an import', '<style>@import "https://evil.example/a.css";</style>'],
    ['an import in CDATA', '<style><![CDATA[@import "https://evil.example/a.css";]]></style>'],
    ['a url() spelt with CSS escapes', '<style>.a{fill:u\\72l(https://evil.example)}</style>'],
    ['animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a changed base', '<g xml:base="https://evil.example/"/>'],
    ['a namespace of another language', '<g xmlns="http://www.w3.org/1999/xhtml"/>'],
  ])('refuses %s in the line where it stands', (_, inside) => {
    const { faults } = checkSvg(svg(inside));
    expect(faults).not.toEqual([]);
    expect(faults.every(({ line }) => line === 2)).toBe(true);
  });

  it('refuses a document type, with or without entities, and style sheets from elsewhere', () => {
    const entity = '<!DOCTYPE svg [<!ENTITY x "y">]>';
    expect(checkSvg(`${entity}${svg('<title>&x;</title>')}`).faults).not.toEqual([]);
    expect(checkSvg(`<!DOCTYPE svg>${svg('')}`).faults).not.toEqual([]);
    expect(checkSvg(`<?xml-stylesheet href="https://evil.example"?>${svg('')}`).faults).not.toEqual([]);
    expect(checkSvg(`<?xml version="1.0"?>${svg('')}`).faults).toEqual([]);
  });

  it('refuses what is not well-formed, with the place', () => {
    expect(checkSvg(svg('<g><path d="M0 0"></g>')).faults).toMatchObject([{ line: 2 }]);
    expect(checkSvg('<html></html>').faults).not.toEqual([]);
    expect(checkSvg('').faults).not.toEqual([]);
  });

  it('asks for a viewBox that says something', () => {
    expect(checkSvg(svg('', 'width="10" height="10"')).faults).toMatchObject([{ found: 'no viewBox' }]);
    expect(checkSvg(svg('', 'width="10" height="10" viewBox="0 0 x 1"')).faults).not.toEqual([]);
  });
});
