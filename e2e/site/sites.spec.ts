import type { Page } from 'playwright/test'
import { builtInFooter, builtInHeader } from '@/lib/backends/content/built-in'
import { PREVIOUS_LOCALE_COOKIE } from '@/lib/cookies/cookie-names'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, loginPath, searchPath, storePath } from '@/lib/site/paths'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { E2E_PORTS } from '../ports'
import { foreignMoney } from '../support/money'
import { endingOrigin, siteOrigin } from '../support/origins'
import { sendRaw } from '../support/raw-request'
import { type ReadPage, readHtml } from '../support/read-html'
import { headerSearch } from '../support/search'
import { missingPage } from '../support/store-pages'
import { documentTitle, expectLanguage } from '../support/texts'

const hostOf = (name: string): string => `${name}:${E2E_PORTS.store}`

/** The frame of a page is in the language of the site, whatever its content. */
function expectFrame(page: ReadPage, locale: Locale): void {
  const { columns, copyright } = builtInFooter(locale)
  const { groups, countrySelector } = builtInHeader(locale)
  expect(page.language).toBe(getSite(locale).languageTag)
  const labels = [...groups.map(({ label }) => label), ...columns.map(({ title }) => title)]
  for (const text of [...labels, copyright, countrySelector.label, getMessages(locale).layout.search.label])
    expect(page.text).toContain(text)
  expect(foreignMoney(locale, page.text)).toEqual([])
}

for (const locale of LOCALES) {
  const read = async (path: string, host: string, status = 200) => {
    const answer = await sendRaw(path, { headers: { host } })
    expect(answer.status, path).toBe(status)
    const page = readHtml(answer.body)
    expectFrame(page, locale)
    return page
  }
  const own = new URL(siteOrigin(locale)).host
  const shared = hostOf('localhost')

  test(`${locale} is in its language by path and by host`, async () => {
    const { home, login } = getMessages(locale)
    expect((await read(homePath(locale), shared)).title).toBe(documentTitle(locale, home.title))
    expect((await read(storePath(locale), own)).heading).toBe(home.store.heading)
    expect((await read(loginPath(locale), own)).title).toBe(documentTitle(locale, login.title))
  })

  test(`${locale} answers an unknown address with its own 404 page`, async () => {
    for (const path of [missingPage(locale), `${homePath(locale)}/no/such/page`])
      expect((await read(path, shared, 404)).heading).toBe(getMessages(locale).layout.notFound.title)
  })
}

test.describe('the canonical address', () => {
  const cases: readonly {
    asked: string
    host: string
    path: string
    headers?: Record<string, string>
    answer: string
  }[] = [
    {
      asked: 'a locale of another host',
      host: 'www.example.nl',
      path: '/fr-ca/register?a=1',
      answer: '308 /nl-nl/register?a=1',
    },
    {
      asked: 'a store of another host',
      host: 'www.example.nl',
      path: '/store/caassessments/fr/a-z',
      answer: '308 /store/nlassessments/nl/a-z',
    },
    { asked: 'no locale', host: 'www.example.ca', path: '/?a=1', answer: '307 /en-ca?a=1' },
    {
      asked: 'no locale, in French',
      host: 'www.example.ca',
      path: '/login',
      headers: { 'accept-language': 'de, fr-FR;q=0.9, en;q=0.8' },
      answer: '307 /fr-ca/login',
    },
    {
      asked: 'no locale, with an earlier choice',
      host: 'www.example.ca',
      path: '/',
      headers: { cookie: `${PREVIOUS_LOCALE_COOKIE}=fr-ca`, 'accept-language': 'en' },
      answer: '307 /fr-ca',
    },
    {
      asked: 'no locale, with a choice this host does not serve',
      host: 'www.example.asia',
      path: '/',
      headers: { cookie: `${PREVIOUS_LOCALE_COOKIE}=nl-nl`, 'accept-language': 'nl' },
      answer: '307 /ja-jp',
    },
    {
      asked: 'a store in a language its site does not have',
      host: 'localhost',
      path: '/store/nlassessments/en/cart?x=y',
      answer: '308 /store/nlassessments/nl/cart?x=y',
    },
    {
      asked: 'a store without a language',
      host: 'localhost',
      path: '/store/asiaassessments',
      answer: '308 /store/asiaassessments/en',
    },
    {
      asked: 'another spelling of a locale',
      host: 'localhost',
      path: '/EN-GB/login/',
      answer: '308 /en-gb/login',
    },
    {
      asked: 'another spelling of a store',
      host: 'localhost',
      path: '/Store/UKassessments/EN/cart',
      answer: '308 /store/ukassessments/en/cart',
    },
    {
      asked: 'a store page below a locale',
      host: 'localhost',
      path: '/zh-sg/store/cart',
      answer: '308 /store/sgassessments/en/cart',
    },
  ]

  for (const { asked, host, path, headers = {}, answer } of cases) {
    test(`of ${asked} on ${host} is one redirect away`, async () => {
      const { status, headers: sent } = await sendRaw(path, { headers: { host: hostOf(host), ...headers } })
      const target = new URL(sent.location ?? '', `http://${hostOf(host)}`)
      expect(`${status} ${target.pathname}${target.search}`).toBe(answer)
      expect(target.host).toBe(hostOf(host))
      const next = await sendRaw(`${target.pathname}${target.search}`, {
        headers: { host: target.host, ...headers },
      })
      expect(next.status).toBe(200)
    })
  }

  test('of an unknown store is a 404 in the language of the host', async ({ page, problems }) => {
    problems.allow(/^404 GET/)
    const answer = await page.goto(`${endingOrigin('es')}/store/moonassessments/en`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getMessages('es-es').layout.notFound.title,
    )
  })

  test('on a foreign host is refused', async () => {
    for (const host of ['evil.test', 'example.com.evil.test', 'www.example.de', 'example'])
      expect((await sendRaw('/', { headers: { host } })).status, host).toBe(421)
  })
})

/** A form button works without scripts; the panel opens by hover or focus. */
async function chooseSite(page: Page, locale: Locale, choice: Locale): Promise<void> {
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: builtInHeader(locale).countrySelector.label })
  await opener.click()
  await page.locator(`button[name="choice"][value="${choice}"]`).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the country selector ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('switches to the chosen site and is remembered', async ({ page }) => {
      await page.goto(homePath('en-us'))
      await chooseSite(page, 'en-us', 'fr-ca')
      await expect(page).toHaveURL(homePath('fr-ca'))
      await page.goto('/')
      await expect(page).toHaveURL(homePath('fr-ca'))
    })

    test('moves to the host that serves the chosen site', async ({ page }) => {
      await page.goto(`${endingOrigin('com')}${homePath('en-us')}`)
      await chooseSite(page, 'en-us', 'nl-nl')
      await expect(page).toHaveURL(`${endingOrigin('nl')}${homePath('nl-nl')}`)
      await expectLanguage(page, 'nl-nl')
    })

    test('keeps the page, also a personal one', async ({ page }) => {
      await page.goto(`${endingOrigin('ca')}${loginPath('en-ca')}`)
      await chooseSite(page, 'en-ca', 'en-gb')
      await expect(page).toHaveURL(`${endingOrigin('co.uk')}${loginPath('en-gb')}`)
    })
  })
}

test.describe('the header search', () => {
  for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const) {
    test(`of ${locale} leads to its results page`, async ({ page }) => {
      const { layout } = getMessages(locale)
      const query = 'mémoire & « 5–9 »'
      await page.goto(homePath(locale))
      const box = headerSearch(page)
      await box.fill(query)
      await box.press('Enter')
      await expect(page).toHaveURL(
        url => url.pathname === searchPath(locale) && url.searchParams.get('q') === query,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        fill(layout.searchPage.headingFor, { query }),
      )
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query)
    })
  }

  const HOSTILE = [
    '<script>window.hit=1</script>',
    '"><img src=x onerror=window.hit=1>',
    "'-window.hit=1-'",
    '</title><svg onload=window.hit=1>',
    '{{constructor.constructor("window.hit=1")()}}',
    'javascript:window.hit=1',
    '<!--<script>window.hit=1//-->',
    '</script><script>window.hit=1</script>',
    'a\u2028window.hit=1//b',
    '<plural>{query, plural, other {#}}',
  ]

  test('shows malicious queries as plain text', async ({ page }) => {
    for (const query of HOSTILE) {
      await page.goto(`${searchPath('en-us')}?${new URLSearchParams({ q: query })}`)
      const shown = fill(getMessages('en-us').layout.searchPage.headingFor, { query })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown)
      expect(await page.evaluate(() => Reflect.get(window, 'hit')), query).toBeUndefined()
      expect(await page.locator('img[src="x"], main svg[onload], main script').count(), query).toBe(0)
    }
  })

  test('handles unusual queries: long, repeated, empty and broken ones', async () => {
    const path = searchPath('en-us')
    for (const query of [`q=${'x'.repeat(4000)}`, 'q=a&q=b', 'q=', 'q=%00%1b', 'q[]=a', 'q=%F0%9F%A7%A0'])
      expect((await sendRaw(`${path}?${query}`)).status, query.slice(0, 20)).toBe(200)
  })
})
