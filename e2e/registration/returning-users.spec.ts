import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { loginPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { STEP_IDS, type StepId } from '@/lib/site/steps'
import { expect, test } from '../fixtures'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import { sendLogin } from '../support/login-form'
import type { KnownPerson } from '../support/people'
import { type PersonaId, persona } from '../support/people'
import { ADDRESS, ELSEWHERE, KNOWN, registersAgain } from '../support/returning'
import { createPerson, customerReport } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { stepTitle } from '../support/texts'
import { completeStep, expectStep, openStep } from '../support/wizard'

const startOf = (locale: Locale) => getMessages(locale).register.signedIn

const nameOf = (locale: Locale, step: StepId): string => getMessages(locale).register.steps[step].short

const main = (page: Page) => page.getByRole('main')

/** Signs in through the login page, which leads back to the start of the registration. */
async function returnToStart(page: Page, locale: Locale, id: PersonaId): Promise<void> {
  const { username, password } = persona(id)
  await page.goto(loginPath(locale, stepHref(locale, 'register')))
  await sendLogin(page, username, password)
  await expectStep(page, locale, 'register')
}

/** Users with every progress, in either step order. */
const LEFT_OFF: readonly { locale: Locale; id: PersonaId; step: StepId }[] = [
  { locale: 'en-us', id: 'ada', step: 'personal-info' },
  { locale: 'en-us', id: 'ben', step: 'contact-address' },
  { locale: 'en-us', id: 'carla', step: 'personal-info' },
  { locale: 'en-us', id: 'dina', step: 'organisation' },
  { locale: 'en-us', id: 'finn', step: 'organisation' },
  { locale: 'en-nz', id: 'ada', step: 'contact-address' },
  { locale: 'en-nz', id: 'carla', step: 'personal-info' },
]

for (const { locale, id, step } of LEFT_OFF) {
  test(`${locale}: ${id} continues with ${step}, which the start page names`, async ({ page }) => {
    await returnToStart(page, locale, id)
    const { continueTitle, continue: label } = startOf(locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(continueTitle)
    await main(page)
      .getByRole('link', { name: fill(label, { step: nameOf(locale, step) }), exact: true })
      .click()
    await expectStep(page, locale, step)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stepTitle(locale, step))
  })
}

for (const locale of ['en-us', 'en-nz'] as const) {
  test(`${locale}: a registration that begins on one device continues on another`, async ({
    page,
    otherBrowser,
  }) => {
    const person = await createPerson({})
    const [first, second] =
      locale === 'en-us'
        ? (['personal-info', 'contact-address'] as const)
        : (['contact-address', 'personal-info'] as const)
    await signInAs(page, person, { locale })
    await openStep(page, locale, 'organisation')
    await completeStep(page, locale, first)
    const other = await otherBrowser()
    await other.goto(loginPath(locale, stepHref(locale, first)))
    await sendLogin(other, person.username, person.password)
    await expectStep(other, locale, second)
    await completeStep(other, locale, second)
    await completeStep(other, locale, 'organisation')
    expect((await customerReport(person.id)).registrationStatus).toBe('REGISTERED')
    await submitButton(page).click()
    await openStep(page, locale, second)
    await expectStep(page, locale, 'register')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(startOf(locale).title)
  })
}

test.describe('a returning user who registers again', () => {
  const locale = 'en-us'

  test('can review the steps, sees the stored data, and may continue without changes', async ({ page }) => {
    await signInAs(page, await registersAgain(), { locale })
    await openStep(page, locale, 'register')
    await expect(page.getByRole('heading', { level: 2, name: startOf(locale).revisitTitle })).toBeVisible()
    await main(page)
      .getByRole('link', { name: nameOf(locale, 'personal-info'), exact: true })
      .click()
    await expectStep(page, locale, 'personal-info')
    const { jobTitle, industry, sector } = KNOWN
    for (const [name, value] of Object.entries({ jobTitle, industry, sector, phoneCountry: 'US' }))
      await expect(control(page, name)).toHaveValue(value)
    await expect(control(page, 'phone')).toHaveValue(/503.*555.*0117/)
    await submitButton(page).click()
    await expectStep(page, locale, 'contact-address')
    for (const [name, value] of Object.entries({
      country: 'US',
      street: ADDRESS.line1,
      city: ADDRESS.town,
      region: 'US-OR',
      postalCode: ADDRESS.postalCode,
    }))
      await expect(control(page, name)).toHaveValue(value)
    await submitButton(page).click()
    await expectStep(page, locale, 'organisation')
  })

  test('changes the stored data once', async ({ page }) => {
    const person = await registersAgain()
    await signInAs(page, person, { locale })
    await openStep(page, locale, 'personal-info')
    await enhanced(page)
    await fillForm(page, { jobTitle: 'school-psychologist' })
    await submitButton(page).dblclick()
    await expectStep(page, locale, 'contact-address')
    await enhanced(page)
    await fillForm(page, ELSEWHERE)
    await submitButton(page).dblclick()
    await expectStep(page, locale, 'organisation')
    const report = await customerReport(person.id)
    expect(report.jobTitle).toBe('school-psychologist')
    expect(report.addresses.filter(({ line1 }) => line1 === '100 North Main Street')).toHaveLength(1)
    await openStep(page, locale, 'contact-address')
    await expect(control(page, 'street')).toHaveValue('100 North Main Street')
    await openStep(page, locale, 'organisation')
    await completeStep(page, locale, 'organisation')
    expect((await customerReport(person.id)).registrationStatus).toBe('REGISTERED')
  })

  test('sees the phone number under its own country after a change of address', async ({ page }) => {
    const person = await createPerson({
      ...KNOWN,
      registrationStatus: 'REGISTER_EXISTING',
      registrationCountry: 'GB',
      address: {
        line1: '12 Harbour Road',
        town: 'Whitby',
        postalCode: 'YO21 3PX',
        country: { isocode: 'GB' },
      },
    })
    await signInAs(page, person, { locale: 'en-gb' })
    await openStep(page, 'en-gb', 'personal-info')
    await expect(control(page, 'phoneCountry')).toHaveValue('US')
    await submitButton(page).click()
    await expectStep(page, 'en-gb', 'contact-address')
  })
})

test.describe('a registered user', () => {
  const locale = 'en-au'
  const registered = (): Promise<KnownPerson> => createPerson({ ...KNOWN, registrationStatus: 'REGISTERED' })

  test('is redirected from every step to the start page, which lists the possible actions', async ({
    page,
  }) => {
    await signInAs(page, await registered(), { locale })
    const { title, shop, profile, signOut } = startOf(locale)
    for (const step of STEP_IDS) {
      await openStep(page, locale, step)
      await expectStep(page, locale, 'register')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    await expect(main(page).getByRole('link', { name: shop })).toHaveAttribute('href', storePath(locale))
    await expect(main(page).getByRole('link', { name: profile })).toHaveAttribute(
      'href',
      storePath(locale, 'my-account'),
    )
    await main(page).getByRole('button', { name: signOut }).click()
    await expectStep(page, locale, 'register')
    await expect(control(page, 'email')).toBeVisible()
  })
})
