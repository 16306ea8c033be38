import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { SECTIONS } from '@/lib/preferences/sections'
import { accountPath } from '@/lib/site/account-pages'
import { LOCALES } from '@/lib/site/sites'
import { draw, fieldsOf, section, words } from './draw-preferences'

describe('the preferences', () => {
  it.each(LOCALES)('have a plain form for each section in %s, owned by the user', locale => {
    draw({ locale })
    for (const name of SECTIONS) {
      const part = section(name, locale)
      const form = part.querySelector('form')
      expect(form).toHaveAttribute('method', 'post')
      expect(form).toHaveAttribute('action', `/api/preferences?locale=${locale}`)
      expect(fieldsOf(part)).toMatchObject({ section: name, formOwner: 'mark', submissionKey: 'key' })
      expect(within(part).getByRole('button', { name: words(locale)[name].save })).toHaveAttribute(
        'type',
        'submit',
      )
    }
  })

  it('tell above a section why it was not saved, and show what was chosen beside what is saved', () => {
    const text = words().topics.failed
    const codes = { shown: [], ticked: ['MARKETING_TRAINING'] }
    draw({
      rejected: {
        section: 'topics',
        errors: { fieldErrors: [], formErrors: [{ code: 'x', text }] },
        typed: { section: 'topics', codes, takesBack: false },
      },
    })
    expect(within(section('topics')).getByRole('alert')).toHaveTextContent(text)
    expect(within(section('topics')).getByRole('checkbox', { name: 'News by email' })).not.toBeChecked()
    expect(within(section('topics')).getByRole('checkbox', { name: 'Training' })).toBeChecked()
    expect(fieldsOf(section('topics'))).toMatchObject({ shown: 'MARKETING_NEWSLETTER' })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('say where a part is not known now, and still have the others', () => {
    draw({ data: { topics: undefined, history: undefined, settings: undefined } })
    expect(section('topics')).toHaveTextContent(words().topics.away)
    for (const name of ['site', 'dates', 'interests', 'warning'] as const)
      expect(section(name)).toHaveTextContent(words().away)
    expect(document.querySelector('main form, form')).toBeNull()
    const again = screen.getAllByRole('link', { name: getMessages('en-us').unavailable.retry })
    // Topics, history and the four settings.
    expect(again.map(link => link.getAttribute('href'))).toEqual(
      Array(6).fill(accountPath('en-us', 'preferences')),
    )
    expect(screen.getByText(words().always.title)).toBeInTheDocument()
  })

  it('have the choices of cookies, and a copy of the data that the browser opens rather than saves', () => {
    draw({ cookieSettings: <button type="button">Cookie settings</button> })
    expect(screen.getByRole('heading', { name: getMessages('en-us').consent.title })).toBeInTheDocument()
    expect(screen.getByText(words().cookiesText).nextElementSibling).toContainElement(
      screen.getByRole('button', { name: 'Cookie settings' }),
    )
    // An answer that is no file is a page that says so.
    expect(screen.getByRole('link', { name: words().copySave })).not.toHaveAttribute('download')
  })

  it('do not speak of cookies where there is nothing to choose', () => {
    draw()
    expect(screen.queryByText(words().cookiesText)).not.toBeInTheDocument()
  })

  it('tell that movement follows the device', () => {
    draw()
    expect(section('warning')).toHaveTextContent(words().warning.motion)
  })
})

describe('the email topics', () => {
  it('have a purpose each, and are off unless the user has agreed', () => {
    draw()
    const part = within(section('topics'))
    expect(part.getAllByRole('checkbox').map(box => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
    ])
    expect(part.getByRole('checkbox', { name: 'Training' })).toHaveAccessibleDescription('Dates.')
    expect(part.getByRole('checkbox', { name: 'News by email' })).toHaveAccessibleDescription(
      'Once a month. You agreed on March 4, 2026.',
    )
    expect(fieldsOf(section('topics'))).toMatchObject({ shown: 'MARKETING_NEWSLETTER' })
  })

  it.each([
    ['en-us', /CAN-SPAM/],
    ['en-ca', /CASL/],
    ['fr-ca', /LCAP/],
    ['en-gb', /GDPR/],
    ['nl-nl', /AVG/],
    ['es-es', /RGPD/],
    ['en-au', /Spam Act 2003/],
    ['en-nz', /Unsolicited Electronic Messages Act/],
    ['ja-jp', /laws of your country/],
    ['zh-sg', /Personal Data Protection Act/],
  ] as const)('have the legal basis of %s', (locale, law) => {
    draw({ locale })
    expect(section('topics', locale)).toHaveTextContent(law)
  })

  it('can be left all at once by a button of the same form', () => {
    draw()
    const button = within(section('topics')).getByRole('button', { name: words().topics.none })
    expect(button).toHaveAttribute('name', 'intent')
    expect(button).toHaveAttribute('value', 'none')
  })

  it.each(LOCALES)('are followed by the messages that are always on in %s', locale => {
    draw({ locale })
    const { always } = words(locale)
    for (const kind of ['orders', 'quotes', 'qualifications', 'security'] as const)
      expect(screen.getByText(always[kind].name).nextElementSibling).toHaveTextContent(
        `${always[kind].text} ${always.on}`,
      )
  })
})

describe('the settings', () => {
  it('show what is saved', () => {
    const interests = { areas: ['language'], ages: ['older'] }
    const dates = { timeZone: 'Asia/Tokyo', dateStyle: 'iso' } as const
    draw({ data: { settings: { site: 'fr-ca', ...dates, idleWarningSeconds: 300, interests } } })
    expect(fieldsOf(section('site'))).toMatchObject({ site: 'fr-ca', shown: 'fr-ca' })
    expect(fieldsOf(section('dates'))).toMatchObject({ ...dates, shown: 'Asia/Tokyo iso' })
    expect(fieldsOf(section('warning'))).toMatchObject({ warning: '300', shown: '300' })
    expect(fieldsOf(section('interests'))).toMatchObject({
      'code.language': 'on',
      'code.older': 'on',
      shown: 'language older',
    })
    expect(fieldsOf(section('interests'))).not.toHaveProperty('code.cognition')
  })

  it('are those of the site where nothing is chosen', () => {
    draw()
    expect(fieldsOf(section('site'))).toMatchObject({ site: 'en-us', shown: '' })
    expect(fieldsOf(section('dates'))).toMatchObject({ timeZone: 'America/New_York', dateStyle: 'long' })
    expect(fieldsOf(section('warning'))).toMatchObject({ warning: '120' })
    expect(within(section('interests')).queryByRole('button', { name: words().interests.clear })).toBeNull()
  })

  it.each([
    ['en-us', ['September 28, 2026', 'Sep 28, 2026', '09/28/2026', '2026-09-28']],
    ['fr-ca', ['28 septembre 2026', '28 sept. 2026', '2026-09-28']],
    ['nl-nl', ['28 september 2026', '28 sep 2026', '28-09-2026', '2026-09-28']],
  ] as const)('offer the formats of dates that differ in %s, by example', (locale, examples) => {
    draw({ locale })
    const formats = within(section('dates', locale)).getAllByRole('radio')
    expect(formats.map(format => (format as HTMLInputElement).labels?.[0]?.textContent)).toEqual(examples)
  })

  it('name the currency of the site, and that each has its own', () => {
    draw({ locale: 'nl-nl' })
    expect(section('site', 'nl-nl')).toHaveTextContent('Euro (EUR). Elke site heeft een eigen valuta')
  })

  it('keep the chosen areas while the catalogue does not answer', () => {
    draw({ data: { areas: [], settings: { interests: { areas: ['language'], ages: ['older'] } } } })
    expect(section('interests')).toHaveTextContent(words().interests.areasAway)
    expect(fieldsOf(section('interests'))).toMatchObject({ shown: 'older' })
  })
})
