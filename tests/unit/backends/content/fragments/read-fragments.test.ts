import { describe, expect, it } from 'vitest'
import { readFooterFragment } from '@/lib/backends/content/fragments/footer-fragment'
import { readNavFragment } from '@/lib/backends/content/fragments/nav-fragment'

const resolve = (href: string) => (href.startsWith('/') ? href : undefined)
const nav = (entries: string) => readNavFragment(`<nav><ul>${entries}</ul></nav>`, resolve)

describe('the first-level navigation of a fragment', () => {
  it('becomes groups named by their headings', () => {
    expect(
      nav(
        '<li><h2>Tests &amp; more</h2><div><h3>A to Z</h3><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></div></li>',
      ),
    ).toEqual([
      {
        id: 'part-1',
        label: 'Tests & more',
        panel: '<div><p>A to Z</p><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></div>',
      },
    ])
  })

  it('keeps the link that names a group as the first of its links', () => {
    expect(nav('<li><a href="/all">Tests</a><ul><li><a href="/a">A</a></li></ul></li>')).toEqual([
      {
        id: 'part-1',
        label: 'Tests',
        panel: '<a href="/all">Tests</a><ul><li><a href="/a">A</a></li></ul>',
      },
    ])
  })

  it('has entries of a single link as links', () => {
    expect(nav('<li><a href="/contact">Contact</a></li>')).toEqual([
      { id: 'part-1', label: 'Contact', href: '/contact' },
    ])
  })

  it('leaves out entries without a name or without a link', () => {
    expect(nav('<li></li><li>Just words</li><li><h2>Empty</h2></li><li><a href="/c">C</a></li>')).toEqual([
      { id: 'part-4', label: 'C', href: '/c' },
    ])
  })

  it.each([
    ['nothing', ''],
    ['no markup', 'Bad gateway'],
    ['no list', '<nav><a href="/a">A</a></nav>'],
    ['a list without links', '<ul><li>A</li></ul>'],
    ['more groups than a menu holds', `<ul>${'<li><a href="/a">A</a></li>'.repeat(13)}</ul>`],
  ])('is refused with %s', (_, html) => {
    expect(readNavFragment(html, resolve)).toBeUndefined()
  })
})

describe('the name of a group without a heading', () => {
  const links = '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>'

  it.each([
    ['words beside the list', `Tests ${links}`, links],
    ['a paragraph', `<p>Tests</p>${links}`, links],
    ['a link, which stays', `<a href="/t">Tests</a>${links}`, `<a href="/t">Tests</a>${links}`],
    [
      'a link in words, which stays',
      `<p><a href="/t">Tests</a></p>${links}`,
      `<p><a href="/t">Tests</a></p>${links}`,
    ],
  ])('is in %s', (_, entry, panel) => {
    expect(nav(`<li>${entry}</li>`)).toEqual([{ id: 'part-1', label: 'Tests', panel }])
  })

  it('is not put together from its links', () => {
    expect(nav(`<li>${links}</li>`)).toBeUndefined()
  })
})

describe('the footer of a fragment', () => {
  it('is its clean markup', () => {
    expect(readFooterFragment('<footer><h2>Help</h2><a href="/a">A</a></footer>', resolve)).toBe(
      '<div><h2>Help</h2><a href="/a">A</a></div>',
    )
  })

  it.each(['', 'Bad gateway', '<p>No links</p>', '<a href="javascript:alert(1)">A</a>'])(
    'is refused where no link is left: %j',
    html => {
      expect(readFooterFragment(html, resolve)).toBeUndefined()
    },
  )
})
