import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../places.ts'
import { findSvgFault } from './svg.ts'

const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes} width="9" height="9">${body}</svg>`
const findFault = (text: string) => {
  try {
    return findSvgFault(Buffer.from(text))
  } catch (error) {
    return (error as Error).message
  }
}

describe('an SVG picture', () => {
  test.each([
    ['script', svg('<script>1</script>')],
    [
      'script under a namespace prefix',
      svg('<s:script>1</s:script>', 'xmlns:s="http://www.w3.org/2000/svg"'),
    ],
    ['an HTML script', svg('<h:script>1</h:script>', 'xmlns:h="http://www.w3.org/1999/xhtml"')],
    ['script named with letters that only XML reads', svg('<ѕcript>1</ѕcript>')],
    ['an event handler', svg('<path onclick="1" d=""/>')],
    ['an event handler after a slash', svg('<path/onclick="1"/>')],
    ['a document type', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`],
    ['an undeclared entity', svg('&x;')],
    ['a link', svg('<a href="#x"><path d=""/></a>')],
    [
      'a link under another namespace prefix',
      svg('<use l:href="https://a.example/#x"/>', 'xmlns:l="http://www.w3.org/1999/xlink"'),
    ],
    ['a link spelt with entities', svg('<use href="&#104;ttps://a.example/#x"/>')],
    ['an inner link under another base', svg('<use href="#x"/>', 'xml:base="https://a.example/"')],
    ['an embedded picture', svg('<image href="data:image/png;base64,AA"/>')],
    ['a picture in a filter', svg('<filter><feImage href="#x"/></filter>')],
    ['an animation', svg('<set attributeName="href" to="javascript:1"/>')],
    ['a CSS import', svg('<style>@import "https://a.example/a.css";</style>')],
    ['an escaped CSS import', svg('<style>@\\69mport "https://a.example/a.css";</style>')],
    ['a font', svg('<style>@font-face{font-family:a;src:url(#x)}</style>')],
    ['an escaped address', svg('<path style="fill:\\75rl(https://a.example/)" d=""/>')],
    ['an address in an attribute', svg('<path fill="url(https://a.example/#p)" d=""/>')],
    ['an address with blanks and quotes', svg('<path fill="URL( \'//a.example/#p\' )" d=""/>')],
    [
      'an address that a comment divides',
      svg('<path style="mask:u/**/rl(#a) url(/**/https://a.example)" d=""/>'),
    ],
    ['an image set', svg('<path style="mask-image:image-set(\'https://a.example\' 1x)" d=""/>')],
    ['a style sheet of another file', `<?xml-stylesheet href="a.css"?>${svg('')}`],
    ['an XML declaration of another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
    [
      'embedded HTML',
      svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    ],
    ['elements that are not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ['no namespace', '<svg width="9" height="9"/>'],
  ])('an SVG picture with %s is refused', (_, text) => {
    expect(findFault(text)).toEqual(expect.any(String))
  })

  test('the check of an SVG picture with thousands of attributes or levels is fast', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `a${index}=""`).join(' ')
    const began = performance.now()
    expect(findFault(svg(`<path ${many}/>`))).toContain('the attribute a0')
    expect(findFault(svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)))).toContain(
      'over 100 deep',
    )
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  test('the error for a refused SVG picture says what is wrong in it', () => {
    expect(findFault(svg('<script/>'))).toBe(
      'holds a <script> element, must be a still drawing of its own',
    )
    expect(findFault(svg('<path onload="1"/>'))).toContain('an event handler attribute')
    expect(findFault(svg('<path fill="url(a.svg#b)"/>'))).toContain(
      'a reference to something outside the picture',
    )
  })

  test.each([
    [
      'gradients, masks and inner links',
      svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M0 0"/></defs><use xlink:href="#p" fill="url(#a)" mask="url(\'#m\')"/>',
      ),
    ],
    [
      'a style sheet of its own',
      svg(
        '<style>.a{fill:url(#a);stroke:rgb(1 2 3)} .b>path{opacity:.5}</style><path class="a" style="fill:#fff;transform:rotate(4deg)"/>',
      ),
    ],
    [
      'metadata of a drawing program',
      svg(
        '<metadata><r:RDF><r:li r:resource="x"/></r:RDF></metadata><i:namedview i:zoom="1" id="n"/><path i:connector="0" d="M0,0"/>',
        'xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:i="http://www.inkscape.org/namespaces/inkscape"',
      ),
    ],
    [
      'an XMP packet and text in brackets',
      svg('<metadata><?xpacket begin=""?></metadata><path data-name="Layer(1)" d=""/>'),
    ],
    [
      'a declaration and a comment',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n${svg('<title>A (b)</title><text x="1">1 &lt; 2</text>')}`,
    ],
  ])('an SVG picture with %s is accepted', (_, text) => {
    expect(findFault(text)).toBeUndefined()
  })

  test('each SVG picture of a sample brand is accepted', () => {
    const brands = join(ROOT, 'brands')
    const files = readdirSync(brands, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.svg'))) {
      expect(findSvgFault(readFileSync(join(brands, file))), file).toBeUndefined()
    }
  })
})
