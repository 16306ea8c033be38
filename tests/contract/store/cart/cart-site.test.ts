import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SITE_ITEMS_FIELD, type SiteItems } from '@/lib/cart/site/site-switch'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { cartPath, homePath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { held, quantities, STORE, shopperOf } from './cart-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSavedCarts()
const { browser } = store

const LEFT = `${searchPath('en-us')}?q=memory`
const HERE = { [ITEMS.kit]: 2, [ITEMS.manual]: 1 }
const { site: texts } = getMessages('en-us').cart

const locationOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://localhost:3000')

/** The answer to a choice in the country selector. */
const choose = async (choice: Locale, page = LEFT) => {
  const headers = { referer: `http://localhost:3000${page}` }
  return locationOf(await browser.send('/api/locale?locale=en-us', { form: { choice }, headers }))
}

/** The answer to the question about the cart. */
const answer = async (items: SiteItems, site: Locale = 'en-gb') =>
  locationOf(
    await browser.send('/api/cart/site?locale=en-us', {
      form: { site, returnTo: LEFT, [SITE_ITEMS_FIELD]: items, submissionKey: crypto.randomUUID() },
    }),
  )

const draw = (site: string) => {
  renderFor(browser)
  return drawPage('store/cart/site', { site, returnTo: LEFT })
}

const flashAt = async ({ searchParams }: URL, locale: Locale) => {
  const { readCartFlash } = await import('@/lib/cart/flash/cart-flash.server')
  return readCartFlash(await shopperOf(browser, locale), { flash: searchParams.get('flash') ?? '' })
}

const fillCart = () => browser.send('/api/cart/lines?locale=en-us', { form: quantities(HERE) })

describe.each(['a visitor', 'a user'] as const)('the cart of %s who chooses another site', who => {
  beforeEach(async () => {
    browser.forget()
    if (who === 'a user') await store.signIn('otto.dunmore')
    await fillCart()
  })

  it('is asked about before anything is done', async () => {
    const asked = await choose('en-gb')
    expect(asked.pathname).toBe(`${STORE}/cart/site`)
    expect(Object.fromEntries(asked.searchParams)).toEqual({ site: 'en-gb', returnTo: LEFT })
    expect(browser.cookies.has('store.locale_chosen')).toBe(false)
    const page = await draw('en-gb')
    for (const text of [texts.keep, texts.copy, texts.discard, texts.stay]) expect(page).toContain(text)
    expect(page).toMatch(/<input[^>]*name="items"[^>]*checked=""[^>]*value="keep"/)
    expect(page).toContain(`href="${LEFT.replace('&', '&amp;')}"`)
  })

  it('stays for the next visit unless something else is chosen', async () => {
    const { pathname, search } = await answer('keep')
    expect(`${pathname}${search}`).toBe(`${searchPath('en-gb')}?q=memory`)
    expect(browser.cookies.get('store.locale_chosen')?.value).toBe('en-gb')
    expect(await held(browser)).toEqual(HERE)
    expect(await held(browser, 'en-gb')).toEqual({})
  })

  it('is put into the cart there too, which says what became of each item', async () => {
    const there = await answer('copy')
    expect(there.pathname).toBe(cartPath('en-gb'))
    const inBoth = await held(browser, 'en-gb')
    expect(Object.keys(inBoth).length).toBeGreaterThan(0)
    expect(HERE).toMatchObject(inBoth)
    expect(await held(browser)).toEqual(HERE)
    expect(await flashAt(there, 'en-gb')).toMatchObject({ message: expect.stringMatching(/./) })
  })

  it('is emptied where that is chosen', async () => {
    expect((await answer('discard')).pathname).toBe(searchPath('en-gb'))
    expect(await held(browser)).toEqual({})
  })
})

it('an empty cart, another language of the site and an open registration are not asked about', async () => {
  browser.forget()
  expect((await choose('en-gb')).pathname).toBe(searchPath('en-gb'))
  await fillCart()
  expect((await choose('en-gb', '/en-us/register')).pathname).toBe('/en-gb/register')
  expect((await choose('en-us')).pathname).toBe(searchPath('en-us'))
})

it('nobody is held back while commerce is away', async () => {
  browser.forget()
  await fillCart()
  await store.control('POST', '/faults', { service: 'commerce', path: '/', status: 503 })
  expect((await choose('en-gb', homePath('en-us'))).pathname).toBe(homePath('en-gb'))
  await store.control('DELETE', '/faults')
  forgetProcessState('circuit-breakers')
  expect(await held(browser)).toEqual(HERE)
})

it('names what the other site does not sell before it is chosen', async () => {
  browser.forget()
  await fillCart()
  const path = `/commerce/catalogue/items/${ITEMS.manual}`
  await store.control('PUT', path, { status: 'WITHDRAWN' })
  const page = await draw('en-gb')
  const [before = ''] = fill(texts.unsold, { names: '|' }).split('|')
  expect(page).toContain(before)
})

it.each(['javascript:alert(1)', '//evil.test/x', 'https://evil.test/', ''])(
  'who stays is never led to "%s"',
  async returnTo => {
    browser.forget()
    renderFor(browser)
    const page = await drawPage('store/cart/site', { site: 'en-gb', returnTo })
    expect(page).toMatch(new RegExp(`<a href="${cartPath('en-us')}"[^>]*>${texts.stay}`))
  },
)

it.each(['', 'de-de', 'en-us'])('the question about the site "%s" leads to the cart', async site => {
  await expect(draw(site)).rejects.toThrow(`redirect ${cartPath('en-us')}`)
})
