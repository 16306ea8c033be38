import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { regionalSwitch } from '@/app/[locale]/_shell/regional-switch'
import { EditedFooter, SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { builtInFooter, builtInHeader } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { renderFromServer } from '../../support/render-from-server'

const BASE = 'https://www.assessments.example'

const server = setupServer(http.get('*/api/account', () => HttpResponse.json({ state: 'anonymous' })))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const AREAS = [
  { label: 'Memory', href: '/store/site/en/categories/memory/memory' },
  { label: 'Reading', href: '/store/site/en/categories/reading/reading' },
]

const drawHeader = (locale: Locale) =>
  renderFromServer(
    <SiteHeader locale={locale} content={builtInHeader(locale)} areas={AREAS} siteBase={BASE} cart={null} />,
  )

describe.each(LOCALES)('the frame in %s', locale => {
  it('has every link under a real address and no id twice', () => {
    drawHeader(locale)
    renderFromServer(<SiteFooter locale={locale} content={builtInFooter(locale)} siteBase={BASE} />)
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^(\/|https:\/\/www\.assessments\.example\/)/)
    const ids = [...document.querySelectorAll('[id]')].map(element => element.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has the areas of the catalogue in its menu, under a heading in the language of the site', () => {
    drawHeader(locale)
    const heading = screen.getByText(getMessages(locale).layout.menuAreas)
    const links = within(heading.parentElement ?? document.body).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual(
      AREAS.map(({ label, href }) => [label, href]),
    )
  })

  it('says what becomes of the cart before another site is chosen, and after a move', () => {
    drawHeader(locale)
    const { country, switched } = getMessages(locale).layout
    const [choice] = screen.getAllByRole<HTMLButtonElement>('button').filter(({ name }) => name === 'choice')
    expect(choice?.closest('[data-panel]')?.textContent).toContain(country.cart)
    const { texts } = regionalSwitch(locale)
    expect(texts === undefined || texts.moved.endsWith(switched.cart)).toBe(true)
  })

  it('offers all ten sites under their own names and languages, the current one marked', () => {
    drawHeader(locale)
    const choices = screen.getAllByRole<HTMLButtonElement>('button').filter(({ name }) => name === 'choice')
    const sites = choices.map(({ value }) => value)
    expect(sites.toSorted()).toEqual(LOCALES.toSorted())
    expect(Math.abs(sites.indexOf('en-ca') - sites.indexOf('fr-ca')), 'the sites of Canada').toBe(1)
    expect(
      choices.filter(choice => choice.getAttribute('aria-current') === 'true').map(({ value }) => value),
    ).toEqual([locale])
    expect(choices[0]?.form).toHaveAttribute('method', 'post')
    expect(screen.getByText('Nederland').closest('[lang]')).toHaveAttribute('lang', 'nl-NL')
  })
})

it.each([
  ['fr-ca', 'en-gb', 'United Kingdom and IrelandEnglishRoyaume-Uni et Irlande'],
  ['nl-nl', 'es-es', 'EspañaEspañolSpanje'],
  ['es-es', 'en-us', 'United StatesEnglishEstados Unidos'],
  ['en-us', 'nl-nl', 'NederlandNederlandsNetherlands'],
  ['en-us', 'en-au', 'AustraliaEnglish'],
] as const)('the choice of %s names %s in its own words and in the reader’s', (reader, site, name) => {
  drawHeader(reader)
  const choice = screen.getAllByRole<HTMLButtonElement>('button').find(({ value }) => value === site)
  expect(choice).toHaveTextContent(name)
  const { languageTag } = getSite(reader)
  for (const translation of choice?.querySelectorAll('small[lang]') ?? [])
    expect(translation).toHaveAttribute('lang', languageTag)
})

it.each<[Locale, readonly string[]]>([
  [
    'en-us',
    [
      'Americas: en-us en-ca fr-ca',
      'Europe: en-gb nl-nl es-es',
      'Asia: ja-jp zh-sg',
      'Asia-Pacific: en-au en-nz',
    ],
  ],
  [
    'nl-nl',
    [
      'Europa: en-gb nl-nl es-es',
      'Azië: ja-jp zh-sg',
      'Noord- en Zuid-Amerika: en-us en-ca fr-ca',
      'Azië-Pacific: en-au en-nz',
    ],
  ],
])('the sites in %s stand in the groups of the world, the own one first', (locale, groups) => {
  drawHeader(locale)
  const lists = screen
    .getAllByRole('list')
    .filter(list => list.querySelector('button[name="choice"]') !== null)
    .map(list => {
      const sites = within(list).getAllByRole<HTMLButtonElement>('button')
      const name = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent
      return `${name}: ${sites.map(({ value }) => value).join(' ')}`
    })
  expect(lists).toEqual(groups)
})

describe.each([
  ['built in', <SiteFooter key="" locale="nl-nl" content={builtInFooter('nl-nl')} siteBase={BASE} />],
  ['of the editors', <EditedFooter key="" locale="nl-nl" siteBase={BASE} markup="<p>A</p>" />],
])('the footer %s', (_, footer) => {
  it('opens the help, which is a page without script', () => {
    renderFromServer(footer)
    const help = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Hulp nodig?' })
    expect(help).toHaveAttribute('href', `${BASE}/nl-nl/contact-us`)
    expect(help).toHaveAttribute('data-dialog', 'help')
  })
})

describe('what editors made of the navigation', () => {
  it('opens and closes like the built-in groups, and has single links as links', () => {
    renderFromServer(
      <SiteHeader
        locale="en-gb"
        content={builtInHeader('en-gb')}
        areas={AREAS}
        siteBase={BASE}
        cart={null}
        navFragment={[
          { id: 'part-1', label: 'Tests', panel: '<ul><li><a href="/a">A to Z</a></li></ul>' },
          { id: 'part-2', label: 'Contact', href: '/contact' },
        ]}
      />,
    )
    const menu = screen.getByRole('navigation', { name: 'Main' })
    const opener = within(menu).getByRole('button', { name: 'Tests', expanded: false })
    const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '')
    expect(panel).toHaveAttribute('data-panel')
    expect(panel?.querySelector('a')).toHaveAttribute('href', '/a')
    expect(within(menu).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  })

  it('of the footer stands within its landmarks', () => {
    renderFromServer(
      <EditedFooter locale="en-gb" siteBase={BASE} markup={'<div><h2>Help</h2><a href="/a">A</a></div>'} />,
    )
    const footer = within(screen.getByRole('contentinfo')).getByRole('navigation')
    expect(within(footer).getByRole('link', { name: 'A' })).toHaveAttribute('href', '/a')
  })
})

describe('the search box', () => {
  it('is a plain GET form to the search of the site', () => {
    drawHeader('fr-ca')
    const box = screen.getByRole('searchbox', { name: 'Rechercher dans la boutique' })
    expect(box).toHaveAttribute('name', 'q')
    expect(box.closest('form')).toHaveAttribute('action', '/store/caassessments/fr/search')
    expect(box.closest('form')).toHaveAttribute('method', 'get')
  })

  it.each(LOCALES)('has a hint in %s that is short enough for a screen of 320 pixels', locale => {
    drawHeader(locale)
    const { label, submit } = getMessages(locale).layout.search
    expect(screen.getByRole('searchbox', { name: label })).toHaveAttribute('placeholder', submit)
    expect(submit.length).toBeLessThanOrEqual(20)
  })
})
