import { getMessages } from '@/lib/i18n/messages'
import { CLOSED_NOTICE_SCRIPT } from '@/lib/notifications/closed-notice-script'
import { homePath, loginPath, storePath } from '@/lib/site/paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { expectNoSidewaysScroll } from '../support/layout'
import { storeOrigin } from '../support/origins'
import { sendRaw } from '../support/raw-request'
import { anonymousPages, missingPage, publicPages } from '../support/store-pages'

const LOCALE = 'en-us'

test.describe('the frame has no broken links', () => {
  /** Targets of the links and forms of a page, without fragments. */
  const targetsIn = (html: string): readonly string[] =>
    [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]+)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/#.*$/, ''))
      .filter(href => href !== '' && !href.startsWith('/api/'))

  async function statusOf(target: string): Promise<number> {
    if (target.startsWith('/')) return (await sendRaw(target)).status
    const answer = await fetch(target, { redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status
  }

  for (const locale of LOCALES) {
    test(`in ${locale}`, async () => {
      const sources = [homePath(locale), storePath(locale), loginPath(locale), missingPage(locale)]
      const pages = await Promise.all(sources.map(async path => targetsIn((await sendRaw(path)).body)))
      const targets = [...new Set(pages.flat())]
      expect(targets.length).toBeGreaterThan(50)
      const dead: string[] = []
      for (const target of targets) {
        const status = await statusOf(target)
        if (status >= 400) dead.push(`${status} ${target}`)
      }
      expect(dead).toEqual([])
    })
  }
})

for (const locale of ['fr-ca', 'nl-nl'] as const) {
  test(`no page of ${locale} scrolls sideways`, async ({ page, problems }) => {
    problems.allow(/^404 GET/)
    for (const { name, path } of anonymousPages(locale)) {
      await page.goto(path)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page, `${name} at ${width} px`)
      }
    }
  })
}

const VISITORS = [
  { 'user-agent': 'one', cookie: 'store.prev_locale=fr-ca', 'accept-language': 'fr' },
  { 'user-agent': 'two', cookie: 'store.session=stolen; a=b', 'accept-language': 'nl', 'x-nonce': 'mine' },
]

const policyOf = (answer: { all: (name: string) => readonly string[] }) =>
  answer.all('content-security-policy')

for (const locale of LOCALES) {
  test(`public pages of ${locale} are identical for all users and cacheable`, async () => {
    const both = async (path: string) => {
      const one = await sendRaw(path, { headers: VISITORS[0] ?? {} })
      const two = await sendRaw(`${path}?utm=two`, { headers: VISITORS[1] ?? {} })
      expect([one.status, two.status]).toEqual([200, 200])
      return { one, two }
    }
    for (const path of publicPages(locale)) {
      let { one, two } = await both(path)
      // The page may have been rendered anew between the two; what differs by visitor differs again.
      if (two.body !== one.body) ({ one, two } = await both(path))
      expect(two.body === one.body, `${path} differs between visitors`).toBe(true)
      for (const answer of [one, two]) {
        const [policy = '', ...more] = policyOf(answer)
        expect(more).toEqual([])
        expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')*;/)
        expect(policy).not.toMatch(/'unsafe|'nonce/)
        expect(answer.headers['cache-control']).toMatch(/s-maxage=\d+/)
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
      expect(two.headers.age, 'served from the front door').toMatch(/^\d+$/)
      expect(two.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
    }
  })
}

test('a cached page is revalidated without a body', async () => {
  const { headers } = await sendRaw(homePath(LOCALE))
  const again = await sendRaw(homePath(LOCALE), { headers: { 'if-none-match': headers.etag ?? '' } })
  expect(again.status).toBe(304)
  expect(again.body).toBe('')
})

test('personal pages are not cacheable; a nonce is on every script except the global notice', async () => {
  const paths = [loginPath(LOCALE), stepHref(LOCALE, 'register'), storePath(LOCALE, 'cart')]
  for (const path of paths) {
    const answers = [await sendRaw(path), await sendRaw(path)]
    const nonces = answers.map(answer => {
      const [policy = '', ...more] = policyOf(answer)
      expect(more).toEqual([])
      expect(answer.headers['cache-control'], path).toBe('private, no-store')
      const nonce = /'nonce-([^']+)' 'sha256-[^']+' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
      expect(nonce, path).toMatch(/^[\w+/]{20,}={0,2}$/)
      const scripts = [...answer.body.matchAll(/<script\b([^>]*)>([^<]*)/g)]
      const others = scripts.filter(([, , source]) => source !== CLOSED_NOTICE_SCRIPT)
      expect(others.length, path).toBeGreaterThan(0)
      for (const [, attributes] of others) expect(attributes, path).toContain(`nonce="${nonce}"`)
      return nonce
    })
    expect(new Set(nonces).size, path).toBe(2)
  }
})

test('the home page links to sign-up and sign-in', async ({ page }) => {
  const { home } = getMessages(LOCALE)
  await page.goto(homePath(LOCALE))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: home.hero.register }).first().click()
  await expect(page).toHaveURL(`${storeOrigin()}${stepHref(LOCALE, 'register')}`)
  await page.goBack()
  await main.getByRole('link', { name: home.account.signIn }).click()
  await expect(page).toHaveURL(loginPath(LOCALE))
})

test('the payment of invoices leads anonymous visitors to the form that looks one up', async ({ page }) => {
  const { invoices } = getMessages(LOCALE)
  await page.goto(storePath(LOCALE, 'invoices/payment'))
  await expect(page).toHaveURL(`${storeOrigin()}${storePath(LOCALE, 'invoices')}`)
  await expect(page.getByText(invoices.lookup.intro)).toBeVisible()
  const signIn = page.getByRole('main').getByRole('link', { name: invoices.lookup.signIn })
  await expect(signIn).toHaveAttribute('href', loginPath(LOCALE, storePath(LOCALE, 'invoices')))
})

test('the checkout leads anonymous visitors to sign-in, and back', async ({ page }) => {
  for (const path of ['checkout', 'checkout/payment']) {
    await page.goto(storePath(LOCALE, path))
    await expect(page).toHaveURL(`${storeOrigin()}${loginPath(LOCALE, storePath(LOCALE, path))}`)
  }
})

test('unknown store addresses are answered with 404', async () => {
  const unknown: readonly [Locale, string][] = [
    ['en-us', 'quick-order/more'],
    ['en-us', 'Quick-Order'],
    ['en-us', 'checkout/unknown'],
    ['en-us', 'my-account/secrets'],
    ['fr-ca', 'categories/none/none'],
  ]
  for (const [locale, page] of unknown)
    expect((await sendRaw(storePath(locale, page))).status, page).toBe(404)
})
