import { describe, expect, it } from 'vitest'
import {
  CONTENT_LIMITS,
  footerContentSchema,
  headerContentSchema,
  hrefSchema,
  loginContentSchema,
  readHref,
} from '@/lib/contract/content'

const link = { label: 'Returns', href: 'site:ordering/returns' }

const group = { id: 'ordering', label: 'Ordering', columns: [{ title: 'Help', links: [link] }] }

const header = {
  locale: 'en-us',
  utility: [{ id: 'invoices', label: 'Invoices', href: 'store:invoices' }],
  banners: [],
  countrySelector: { label: 'US assessments site' },
  groups: [group],
  internationalContacts: link,
}

const footer = {
  locale: 'nl-nl',
  columns: [{ id: 'help', title: 'Hulp', links: [link] }],
  social: [{ network: 'linkedin', label: 'LinkedIn', href: 'https://example.com/linkedin' }],
  legal: [{ id: 'privacy', ...link }],
  copyright: '© Assessments Store',
}

const item = {
  title: 'Sign in',
  intro: 'One account.',
  signInHeading: 'Sign in',
  signInText: 'Enter your username.',
  createHeading: 'Create an account',
  createText: 'It takes five minutes.',
  createBenefits: ['Order assessments'],
  help: link,
}

const fails = (outcome: { success: boolean }) => expect(outcome.success).toBe(false)

describe('a link target', () => {
  it.each([
    'store:',
    'store:my-account/quotes',
    'page:register',
    'site:legal/terms-of-use',
    '/en-us/help?topic=orders#returns',
    'https://www.example.com/contact',
    'mailto:support@example.com',
    'tel:+1-800-555-0100',
  ])('may be %s', href => {
    expect(hrefSchema.parse(href)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'http://example.com/',
    '//evil.example',
    '/\\evil.example',
    '/a b',
    '/" onclick="x',
    'https://user:secret@example.com/',
    'https://',
    'https:example.com',
    'store:../admin',
    'store:/quick-order',
    'store:a//b',
    'store:Quick-Order',
    'page:login?returnTo=//evil.example',
    'other:thing',
    'quick-order',
    'mailto:a@example.com?bcc=b@example.com',
    'tel:javascript',
    '',
    `/${'a'.repeat(CONTENT_LIMITS.href)}`,
  ])('may not be %j', href => {
    fails(hrefSchema.safeParse(href))
  })

  it('is parsed into a place with its path or an absolute address', () => {
    expect(readHref('store:my-account/quotes')).toEqual({ place: 'store', path: 'my-account/quotes' })
    expect(readHref('store:')).toEqual({ place: 'store', path: '' })
    expect(readHref('https://example.com/')).toEqual({ place: 'address', address: 'https://example.com/' })
  })
})

describe('the header content', () => {
  it('loses its invalid entries and keeps the valid ones', () => {
    const bad = { id: 'bad', label: 'Bad', href: 'javascript:alert(1)' }
    const parsed = headerContentSchema.parse({
      ...header,
      banners: [{ id: 'x', text: 7 }],
      utility: [bad, null, 'text', ...header.utility, { ...bad, href: { $ref: '#' } }],
      groups: [
        {
          ...group,
          columns: [{ title: 'Empty', links: [bad] }, ...group.columns],
          promo: { title: 'No link' },
        },
        { ...group, id: 'unheard-of' },
      ],
    })
    expect(parsed).toEqual(header)
  })

  it('keeps a complete banner and promotional tile', () => {
    const banner = {
      id: 'closure',
      text: 'Closed on Monday.',
      href: 'site:contact-us',
      linkText: 'Hours',
      showFrom: '2026-11-19',
      showUntil: '2026-11-26',
    }
    const promo = { title: 'New', text: 'Try it.', href: 'store:a-z', linkText: 'See all' }
    const complete = { ...header, banners: [banner], groups: [{ ...group, promo }] }
    expect(headerContentSchema.parse(complete)).toEqual(complete)
  })

  it.each([
    ['a list too long to be meant', { ...header, utility: Array.from({ length: 10_000 }, () => link) }],
    ['no menu group', { ...header, groups: [] }],
    ['a menu group twice', { ...header, groups: [group, group] }],
    ['another type in place of a list', { ...header, groups: {} }],
    ['no country selector', { ...header, countrySelector: undefined }],
    ['a locale of another form', { ...header, locale: '../en' }],
    ['a label too long', { ...header, countrySelector: { label: 'x'.repeat(CONTENT_LIMITS.label + 1) } }],
    ['an empty answer', {}],
    ['a list', []],
    ['nothing', null],
  ])('fails validation with %s, so that the built-in copy is shown', (_case, answer) => {
    fails(headerContentSchema.safeParse(answer))
  })

  it('is not affected by keys of the object prototype', () => {
    const hostile: unknown = JSON.parse(
      JSON.stringify(header).replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{}},'),
    )
    const parsed = headerContentSchema.parse(hostile)
    expect(parsed).toEqual(header)
    expect(parsed).not.toHaveProperty('polluted')
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('the footer content', () => {
  it('loses unknown networks and links', () => {
    const social = [...footer.social, { network: 'myspace', label: 'MySpace', href: 'https://example.com/' }]
    expect(footerContentSchema.parse({ ...footer, social })).toEqual(footer)
  })

  it('fails validation without legal links or with a control character in a text', () => {
    fails(footerContentSchema.safeParse({ ...footer, legal: [] }))
    fails(footerContentSchema.safeParse({ ...footer, copyright: 'a\u0000b' }))
  })
})

describe('the login text', () => {
  it('fails validation without its item (spec §7)', () => {
    fails(loginContentSchema.safeParse({ locale: 'en-gb' }))
    fails(loginContentSchema.safeParse({ locale: 'en-gb', item: { ...item, title: '' } }))
    expect(loginContentSchema.parse({ locale: 'en-gb', item })).toEqual({ locale: 'en-gb', item })
  })
})
