import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { siteMovePath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { addressIn } from '../support/addresses'
import { WORK } from '../support/facts'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import {
  cookieAt,
  expectNothingPersonal,
  noticesOf,
  recordAddresses,
  signInAtSite,
  startAtAddress,
  stepAddress,
} from '../support/journeys'
import { expectNotice, sendLogin } from '../support/login-form'
import { siteOrigin } from '../support/origins'
import { refusingCookiesOf } from '../support/refused-cookies'
import { createPerson, customerReport } from '../support/sandbox'
import { documentTitle } from '../support/texts'
import { completeStep, sendStep } from '../support/wizard'

const IDENTITY_SESSION = 'iPlanetDirectoryPro'

const isNamed = (body: string | null): boolean =>
  new URLSearchParams(body ?? '').get('name') === 'Kestrel Lantern Clinic'

const ticketsIn = (addresses: readonly string[]): readonly string[] =>
  addresses.filter(address => new URL(address).pathname === '/api/site-move')

/** Cookies of a handover at its target host. */
async function expectMoveRemembered(page: Page, locale: Locale, country: string): Promise<void> {
  expect(await cookieAt(page, locale, 'store.locale_moved')).toBe(locale)
  expect(await cookieAt(page, locale, 'store.registration_country')).toBe(country)
  expect(await cookieAt(page, locale, 'store.prev_locale')).toBe(locale)
  expect(await cookieAt(page, locale, 'store.currency_switched')).toBe(getSite(locale).currency)
}

test.describe('a handover to another host', () => {
  for (const [from, to, country] of [
    ['en-us', 'en-gb', 'GB'],
    ['nl-nl', 'en-nz', 'NZ'],
  ] as const) {
    test(`for an address in ${country} leads from ${from} to ${to}, keeps the session, and reaches the confirmation`, async ({
      page,
    }) => {
      const addresses = recordAddresses(page.context())
      const person = await startAtAddress(page, from)
      const before = addresses.length
      await sendStep(page, from, 'contact-address', addressIn(country))
      await expect(page).toHaveURL(stepAddress(to, 'organisation'))
      expect(addresses.slice(before).filter(address => new URL(address).pathname.endsWith('/login'))).toEqual(
        [],
      )
      await expectMoveRemembered(page, to, country)
      await expect(page.getByText(noticesOf(to).moved)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(noticesOf(to).moved)).toBeHidden()
      await completeStep(page, to, 'organisation')
      expect(await customerReport(person.id)).toMatchObject({
        registrationStatus: 'REGISTERED',
        registrationCountry: country,
      })
      expectNothingPersonal(addresses, person, addressIn(country))
    })
  }

  test('to a site with the other step order continues with the step that is open there', async ({ page }) => {
    const person = await createPerson({})
    await signInAtSite(page, 'en-au', person, 'contact-address')
    await sendStep(page, 'en-au', 'contact-address', addressIn('US'))
    await expect(page).toHaveURL(stepAddress('en-us', 'personal-info'))
    await sendStep(page, 'en-us', 'personal-info')
    await expect(page).toHaveURL(stepAddress('en-us', 'organisation'))
  })

  test('restores the input of a later step', async ({ page }) => {
    const facts = { ...WORK, registrationStatus: 'REGISTER_EXISTING' as const, registrationCountry: 'US' }
    const person = await createPerson({
      ...facts,
      address: { line1: '9 Sorrelby Court', town: 'Portland', country: { isocode: 'US' } },
    })
    await signInAtSite(page, 'en-us', person, 'organisation')
    await enhanced(page)
    const kept = page.waitForRequest(
      request => request.url().includes('/api/registration/organisation') && isNamed(request.postData()),
    )
    await fillForm(page, { choice: 'new', name: 'Kestrel Lantern Clinic' })
    expect((await (await kept).response())?.status()).toBe(200)
    await page.goto(stepAddress('en-us', 'contact-address'))
    await sendStep(page, 'en-us', 'contact-address', addressIn('GB'))
    await expect(page).toHaveURL(stepAddress('en-gb', 'organisation'))
    await expect(control(page, 'name')).toHaveValue('Kestrel Lantern Clinic')
  })

  test('without an identity session asks to sign in once and says why', async ({ page }) => {
    const addresses = recordAddresses(page.context())
    const person = await startAtAddress(page, 'en-us')
    await page.context().clearCookies({ name: IDENTITY_SESSION })
    const before = addresses.length
    await sendStep(page, 'en-us', 'contact-address', addressIn('GB'))
    await expect(page).toHaveURL(url => url.href.startsWith(`${siteOrigin('en-gb')}/en-gb/login?returnTo=`))
    await expect(page.getByText(getMessages('en-gb').login.notices.moved)).toBeVisible()
    await expect(page).toHaveTitle(documentTitle('en-gb', getMessages('en-gb').login.title))
    expect(addresses.slice(before).filter(address => address.includes('prompt=none'))).toHaveLength(1)
    await sendLogin(page, person.username, person.password)
    await expect(page).toHaveURL(stepAddress('en-gb', 'organisation'))
    await expect(page.getByText(noticesOf('en-gb').moved)).toBeVisible()
    expectNothingPersonal(addresses, person, addressIn('GB'))
  })

  test('registers its own user, not another user who is signed in there', async ({ page }) => {
    const other = await createPerson(WORK, { firstName: 'Otto', lastName: 'Marwick' })
    await signInAtSite(page, 'en-gb', other, 'register')
    const person = await startAtAddress(page, 'en-us')
    await sendStep(page, 'en-us', 'contact-address', addressIn('GB'))
    await expect(page).toHaveURL(stepAddress('en-gb', 'organisation'))
    await completeStep(page, 'en-gb', 'organisation')
    expect((await customerReport(person.id)).registrationStatus).toBe('REGISTERED')
    expect((await customerReport(other.id)).registrationStatus).toBeUndefined()
  })

  test('uses a ticket that is valid once and is no sign-in', async ({ page, otherBrowser }) => {
    const addresses = recordAddresses(page.context())
    await startAtAddress(page, 'en-us')
    await sendStep(page, 'en-us', 'contact-address', addressIn('GB'))
    await expect(page).toHaveURL(stepAddress('en-gb', 'organisation'))
    await page.goto(stepAddress('en-gb', 'organisation'))
    const [ticket = ''] = ticketsIn(addresses)

    const thief = await otherBrowser()
    await thief.goto(ticket)
    await expect(thief).toHaveURL(url => url.href.startsWith(`${siteOrigin('en-gb')}/en-gb/login?returnTo=`))
    expect(await cookieAt(thief, 'en-gb', 'store.locale_moved')).toBeUndefined()

    await page.goto(ticket)
    await expect(page).toHaveURL(stepAddress('en-gb', 'organisation'))
    await expect(page.getByText(noticesOf('en-gb').moved)).toBeHidden()
  })

  test('with a forged ticket redirects to the start and stores nothing', async ({ page }) => {
    await page.goto(`${siteOrigin('en-gb')}${siteMovePath('en-gb', 'no.such.ticket')}`)
    await expect(page).toHaveURL(url => url.href.startsWith(`${siteOrigin('en-gb')}/en-gb/login?returnTo=`))
    expect(await cookieAt(page, 'en-gb', 'store.locale_moved')).toBeUndefined()
  })
})

test('a browser that rejects cookies at the other host gets a message, and no redirect loop', async ({
  browser,
}) => {
  const { server, close } = await refusingCookiesOf(siteOrigin('en-gb'))
  const context = await browser.newContext({ proxy: { server } })
  try {
    const addresses = recordAddresses(context)
    const page = await context.newPage()
    const person = await startAtAddress(page, 'en-us')
    const before = addresses.length
    await sendStep(page, 'en-us', 'contact-address', addressIn('GB'))
    await expect(page).toHaveURL(`${siteOrigin('en-gb')}/en-gb/login?cookies=needed`)
    await expectNotice(page, 'en-gb', 'cookiesNeeded')
    expect(addresses.slice(before).filter(address => address.includes('prompt=none'))).toHaveLength(1)
    expect(await context.cookies(siteOrigin('en-gb'))).toEqual([])
    expect((await customerReport(person.id)).registrationCountry).toBe('GB')
    await page.goto(stepAddress('en-us', 'organisation'))
    await expect(page).toHaveURL(stepAddress('en-us', 'organisation'))
  } finally {
    await context.close()
    close()
  }
})

test.describe('a handover without script', () => {
  test.use({ javaScriptEnabled: false })

  test('redirects to the other host for an address there', async ({ page }) => {
    const person = await startAtAddress(page, 'en-us')
    await control(page, 'country').selectOption('GB')
    await submitButton(page, 'country').click()
    await fillForm(page, addressIn('GB'))
    await submitButton(page).click()
    await expect(page).toHaveURL(stepAddress('en-gb', 'organisation'))
    await expect(page.getByText(noticesOf('en-gb').moved)).toBeVisible()
    expect((await customerReport(person.id)).registrationCountry).toBe('GB')
  })
})
