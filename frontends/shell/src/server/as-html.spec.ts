import { asHtml } from './as-html.ts';

describe('HTML as the standard writes it', () => {
  it.each([
    ['<img srcSet="/a 1x" alt=""/>', '<img srcset="/a 1x" alt="">'],
    ['<input type="text" required="" disabled="" value=""/>', '<input type="text" required disabled value="">'],
    ['<p hidden="">a / b</p>', '<p hidden>a / b</p>'],
    ['<a href="/x?a=1&amp;b=2" data-open="">x</a>', '<a href="/x?a=1&amp;b=2" data-open="">x</a>'],
    ['<br/>', '<br>'],
    ['<h1 class="a">1 &lt; 2</h1>', '<h1 class="a">1 &lt; 2</h1>'],
  ])('%s is %s', (written, html) => {
    expect(asHtml(written)).toBe(html);
  });

  it('leaves SVG unchanged, because its names are case-sensitive', () => {
    const drawing = '<svg viewBox="0 0 2 2" hidden=""><path d="M0 0" strokeWidth="2"></path><image href="/x"/></svg>';
    expect(asHtml(`<b>${drawing}</b>${drawing}<hr/>`)).toBe(`<b>${drawing}</b>${drawing}<hr>`);
  });

  it('does not change the text of a page', () => {
    const text = 'value=&quot;&quot; &lt;IMG srcSet=&quot;&quot;/&gt;';
    expect(asHtml(`<p title="${text}">${text}</p>`)).toBe(`<p title="${text}">${text}</p>`);
  });
});
