import { checkSvg, SVG_MAX_BYTES, UnsafeSvg } from './svg-check.ts';

const svg = (body: string, prolog = '') =>
  Buffer.from(
    `${prolog}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${body}</svg>`,
  );

describe('checkSvg', () => {
  it.each([
    ['shapes', '<rect width="5" height="5" fill="#0a6"/>'],
    [
      'gradients and reuse inside the file',
      '<linearGradient id="g"/><use xlink:href="#g"/><rect fill="url(#g)" style="stroke:url(\'#g\')"/>',
    ],
    ['a stylesheet of its own', '<style><![CDATA[.a{fill:red}]]></style><rect class="a"/>'],
    ['a link, which is never followed', '<a href="https://operator.example"><text>Dive</text></a>'],
    ['an editor’s notes', '<metadata><note xmlns="https://editor.example/ns" ref="https://editor.example">x</note></metadata>'],
  ])('lets through %s', (_, body) => {
    expect(() => checkSvg(svg(body))).not.toThrow();
  });

  it('accepts the document type that drawing programs write', () => {
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(() => checkSvg(svg('<rect/>', `<?xml version="1.0" encoding="UTF-8"?>${doctype}`))).not.toThrow();
  });

  it.each([
    ['a script', '<script>1</script>'],
    ['a script under another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'],
    ['a handler', '<rect onload="x()"/>'],
    ['an embedded picture', '<image href="data:image/png;base64,AA"/>'],
    ['an external reference', '<use href="https://elsewhere.example/a.svg#b"/>'],
    ['a relative reference', '<use href="other.svg#b"/>'],
    ['a script link', '<a xlink:href=" JavaScript:x()"><rect/></a>'],
    ['an external fill', '<rect style="fill:url( https://elsewhere.example )"/>'],
    ['an external font', '<style>@font-face{src:url(https://elsewhere.example/f.woff)}</style>'],
    ['an escape in a style', '<style>.a{fill:u\\72l(x)}</style>'],
    ['foreign content', '<foreignObject/>'],
    ['an animated reference', '<set attributeName="href" to="https://elsewhere.example"/>'],
    ['another base address', '<g xml:base="https://elsewhere.example/"/>'],
    ['an unknown entity', '<text>&secret;</text>'],
    ['an element that does not end', '<g>'],
  ])('refuses %s', (_, body) => {
    expect(() => checkSvg(svg(body))).toThrow(UnsafeSvg);
  });

  it('rejects custom entities, other encodings and processing instructions', () => {
    expect(() => checkSvg(svg('', '<!DOCTYPE svg [<!ENTITY a "b">]>'))).toThrow(UnsafeSvg);
    expect(() => checkSvg(svg('', '<?xml version="1.0" encoding="UTF-7"?>'))).toThrow(UnsafeSvg);
    expect(() => checkSvg(svg('', '<?xml-stylesheet href="a.css"?>'))).toThrow(UnsafeSvg);
    expect(() => checkSvg(Buffer.from('\uFEFF<svg/>', 'utf16le'))).toThrow(UnsafeSvg);
  });

  it('rejects drawings that would take too long', () => {
    expect(() => checkSvg(svg('<g>'.repeat(300) + '</g>'.repeat(300)))).toThrow(UnsafeSvg);
    expect(() => checkSvg(svg('<rect/>'.repeat(60_000)))).toThrow(UnsafeSvg);
    expect(() => checkSvg(svg(' '.repeat(SVG_MAX_BYTES)))).toThrow(UnsafeSvg);
  });

  it('rejects other documents', () => {
    expect(() => checkSvg(Buffer.from('<html/>'))).toThrow(UnsafeSvg);
    expect(() => checkSvg(Buffer.from(''))).toThrow(UnsafeSvg);
  });
});
