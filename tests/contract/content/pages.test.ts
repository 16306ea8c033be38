import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { builtInFooter, builtInHeader } from '@/lib/backends/content/built-in'
import { currentBanner } from '@/lib/backends/content/current-banner'
import { headerContentSchema } from '@/lib/contract/content'
import { storePath } from '@/lib/site/paths'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

const mailSchema = z.object({
  mail: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
})

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.stop())

const get = (path: string, init?: RequestInit) => fetch(`${sandbox.urls.content}${path}`, init)

const textOf = async (path: string): Promise<string> => (await get(path)).text()

const pathsOf = (locale: Locale): readonly string[] => {
  const { groups, utility } = builtInHeader(locale)
  const { columns, legal, social } = builtInFooter(locale)
  const links = [
    ...[...groups.flatMap(group => group.columns), ...columns].flatMap(column => column.links),
    ...utility,
    ...legal,
    ...social,
  ]
  const own = links.map(({ href }) => href).filter(href => href.startsWith('site:'))
  return [...new Set(own)].map(href => `/${locale}/${href.slice('site:'.length)}`)
}

const wordsOf = (html: string): number => {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main.replace(/<aside[\s\S]*<\/aside>|<[^>]*>/g, ' ').split(/\s+/).length
}

describe.each(LOCALES)('the marketing site pages of %s', locale => {
  it('have content in the language of the site and a link back to the store', async () => {
    for (const path of pathsOf(locale)) {
      const html = await textOf(path)
      expect(html, path).toContain(`<html lang="${getSite(locale).languageTag}">`)
      expect(html.match(/<h1>/g), path).toHaveLength(1)
      expect(wordsOf(html), path).toBeGreaterThan(20)
      expect(html, path).toContain(`${storePath(locale, 'a-z')}"`)
      expect(html, path).not.toMatch(/undefined|\{[a-z]+\}/)
    }
  })

  it('state how to contact customer support', async () => {
    const header = headerContentSchema.parse(await (await get(`/content/${locale}/header.json`)).json())
    const html = await textOf(`/${locale}/contact-us`)
    if (header.support?.phone !== undefined) expect(html).toContain(header.support.phone)
    expect(html).toContain(header.support?.hours)
  })
})

it('pages link back to the store host from which the visitor came', async () => {
  const second = 'http://127.0.0.1:3000'
  const html = await (await get('/en-us/contact-us', { headers: { referer: `${second}/` } })).text()
  expect(html).toContain(`href="${second}/en-us"`)
  const foreign = await get('/en-us/contact-us', { headers: { referer: 'https://elsewhere.example.com/' } })
  expect(await foreign.text()).not.toContain('elsewhere.example.com')
})

it('regional sites use their own spelling and terms', async () => {
  expect(await textOf('/en-gb/ordering/tax-exemption')).toContain('VAT')
  expect(await textOf('/en-us/ordering/tax-exemption')).toContain('exemption certificate')
  expect(await textOf('/en-gb/ordering/organizational-accounts')).toContain('organisation')
  expect(await textOf('/en-gb/careers')).toMatch(/your CV and/)
  expect(await textOf('/en-us/careers')).toMatch(/your résumé and/)
  const delivery = (await textOf('/en-gb/ordering/shipping-and-handling')).match(/<main[\s\S]*<\/main>/)?.[0]
  expect(delivery).not.toMatch(/shipp|shipment/i)
  expect(await textOf('/en-gb/ordering/organizational-accounts')).not.toMatch(/organization[^a]/)
})

it.each(LOCALES)('every picture that a page of %s names exists, its icon first', async locale => {
  const html = await textOf(`/${locale}/contact-us`)
  const named = [...html.matchAll(/<(?:link|img)\b[^>]*(?:href|src)="(\/assets\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  expect(named[0]).toBe('/assets/favicon.svg')
  for (const path of new Set(named)) expect((await get(path)).status, path).toBe(200)
})

describe('the contact form', () => {
  const send = (locale: Locale, fields: Record<string, string>) =>
    get(`/${locale}/contact-us`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

  it('is answered with a reference number, and the sender gets a copy by email', async () => {
    const email = 'form-sender@example.com'
    const sent = await send('fr-ca', { name: 'Iris', email, account: '1001', message: 'Bonjour <b>' })
    expect(sent.status).toBe(303)
    const page = await textOf(sent.headers.get('location') ?? '')
    const [reference = 'none'] = /\d{8}/.exec(sent.headers.get('location') ?? '') ?? []
    expect(page).toContain(reference)
    const mail = mailSchema
      .parse(await (await fetch(`${sandbox.urls.control}/mail`)).json())
      .mail.filter(({ to }) => to === email)
    expect(mail).toHaveLength(1)
    expect(mail[0]?.subject).toContain(reference)
    expect(mail[0]?.text).toContain('Bonjour <b>')
  })

  it('begins with the message of its address', async () => {
    const page = await textOf('/en-us/contact-us?message=What+is+the+price+of+%3CA%3E%3F')
    expect(page).toContain('rows="8">What is the price of &lt;A&gt;?</textarea>')
  })

  it('reports missing fields and keeps the submitted values', async () => {
    const refused = await send('en-us', { name: 'Ada "A"', email: 'nowhere', message: ' ' })
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain('value="Ada &quot;A&quot;"')
    expect(page).toContain('<a href="#email">')
    expect(page).toContain('<a href="#message">')
    expect(page).not.toContain('<a href="#name">')
    expect(page).toMatch(/<title>Error: /)
    expect(page).toContain('>Email address: enter an address like name@example.com.</a>')
    expect(page).toContain('>Error: enter an address like name@example.com.</p>')
  })

  it('punctuates error messages according to the language', async () => {
    const page = await (await send('fr-ca', { name: '', email: 'a@example.com', message: 'Bonjour' })).text()
    expect(page).toContain('>Votre nom\u00a0: inscrivez votre nom.</a>')
    expect(page).toContain('>Erreur\u00a0: inscrivez votre nom.</p>')
  })
})

describe('closures of customer support', () => {
  const bannersOn = async (locale: Locale, day: string) => {
    await fetch(`${sandbox.urls.control}/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ set: `${day}T12:00:00Z` }),
    })
    const answer = await (await get(`/content/${locale}/header.json`)).json()
    return headerContentSchema.parse(answer).banners
  }

  it.each([
    ['en-us', '2026-11-22', 'Thursday, November 26'],
    ['fr-ca', '2026-12-24', 'vendredi 25'],
    ['nl-nl', '2027-04-25', 'dinsdag 27 april'],
    ['es-es', '2026-12-30', 'viernes, 1 de enero'],
  ] as const)('are announced with their date in the days before: %s on %s', async (locale, day, date) => {
    expect(currentBanner(await bannersOn(locale, day), day)?.text).toContain(date)
  })

  it.each([
    ['en-us', '2026-10-20'],
    ['en-us', '2026-11-27'],
    ['en-us', '2027-07-03'],
    ['en-gb', '2026-11-22'],
  ] as const)('are not announced on other days: %s on %s', async (locale, day) => {
    expect(currentBanner(await bannersOn(locale, day), day)).toBeUndefined()
  })
})
