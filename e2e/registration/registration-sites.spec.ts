import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/paths'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { addressOf } from '../support/addresses'
import { WORK } from '../support/facts'
import { control, enhanced, fillForm } from '../support/forms'
import {
  chooseSite,
  expectNothingPersonal,
  noticesOf,
  recordAddresses,
  signInAtSite,
  stepAddress,
} from '../support/journeys'
import { siteOrigin } from '../support/origins'
import { newPerson, type Person } from '../support/people'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { expectStep, openStep, sendStep } from '../support/wizard'

test.describe('sibling sites', () => {
  const bornIn = (country: string) => ({
    registrationCountry: country,
    address: { line1: '5 Bluegum Parade', town: 'Parramatta', country: { isocode: country } },
  })

  for (const [from, to, country] of [
    ['en-nz', 'en-au', 'AU'],
    ['en-au', 'en-nz', 'NZ'],
    ['zh-sg', 'ja-jp', 'HK'],
    ['ja-jp', 'zh-sg', 'SG'],
  ] as const) {
    test(`a user who registered in ${country} is redirected from ${from} to ${to} once`, async ({ page }) => {
      await signInAs(page, await createPerson(bornIn(country)))
      await openStep(page, from, 'organisation')
      await expectStep(page, to, 'personal-info')
      const notice = page.getByText(noticesOf(to).movedByRegistration)
      await expect(notice).toBeVisible()
      const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]))
      expect(cookies.get('store.locale_moved')).toBe(to)
      expect(cookies.get('store.registration_country')).toBe(country)
      expect(cookies.get('store.prev_locale')).toBe(to)
      await page.reload()
      await expect(notice).toBeHidden()
      await openStep(page, from, 'register')
      await expectStep(page, from, 'register')
    })
  }

  test('a choice in the country selector takes precedence', async ({ page }) => {
    await signInAs(page, await createPerson(bornIn('AU')), { locale: 'en-au' })
    await page.goto(homePath('en-au'))
    await chooseSite(page, 'en-nz')
    await expect(page).toHaveURL(homePath('en-nz'))
    await openStep(page, 'en-nz', 'register')
    await expectStep(page, 'en-nz', 'register')
  })

  test('a choice at another host takes precedence there, too', async ({ page }) => {
    const person = await createPerson(bornIn('AU'))
    await page.goto(`${siteOrigin('en-us')}${homePath('en-us')}`)
    await chooseSite(page, 'en-nz')
    await expect(page).toHaveURL(`${siteOrigin('en-nz')}${homePath('en-nz')}`)
    await signInAtSite(page, 'en-nz', person, 'register')
  })
})

test.describe('a visitor who changes the country during the sign-up', () => {
  const typedBy = ({ firstName, lastName, email, password }: Person) => ({
    firstName,
    lastName,
    email,
    password,
  })

  for (const [name, from, to, originOf] of [
    ['on this host', 'en-us', 'fr-ca', () => ''],
    ['at another host', 'en-us', 'en-gb', siteOrigin],
  ] as const) {
    test(`${name} keeps all input except the password`, async ({ page }) => {
      const addresses = recordAddresses(page.context())
      const person = newPerson()
      await page.goto(`${originOf(from)}${stepHref(from, 'register')}`)
      await enhanced(page)
      const kept = page.waitForResponse(response => response.url().includes('/api/registration/register'))
      await fillForm(page, typedBy(person))
      await kept
      await chooseSite(page, to)
      const { leave } = getMessages(from).register.leave
      await page.getByRole('dialog').getByRole('button', { name: leave }).click()
      await expectStep(page, to, 'register')
      await expect(control(page, 'firstName')).toHaveValue(person.firstName)
      await expect(control(page, 'lastName')).toHaveValue(person.lastName)
      await expect(control(page, 'email')).toHaveValue(person.email)
      await expect(control(page, 'password')).toHaveValue('')
      await page.reload()
      await expect(control(page, 'email')).toHaveValue(person.email)
      expectNothingPersonal(addresses, person)
    })
  }
})

test('a user who changes the site during a step continues with it there, signed in', async ({ page }) => {
  const person = await createPerson({ ...WORK })
  await signInAtSite(page, 'en-us', person, 'contact-address')
  await chooseSite(page, 'nl-nl')
  await expect(page).toHaveURL(stepAddress('nl-nl', 'contact-address'))
  await sendStep(page, 'nl-nl', 'contact-address', addressOf('nl-nl'))
  await expect(page).toHaveURL(stepAddress('nl-nl', 'organisation'))
})
