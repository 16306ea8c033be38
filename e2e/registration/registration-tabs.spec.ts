import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { loginPath, signInActionPath, stepActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { addressIn, addressOf } from '../support/addresses'
import { WORK } from '../support/facts'
import { control, enhanced, expectSummary, fillForm, submitButton } from '../support/forms'
import { storeOrigin } from '../support/origins'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { createPerson, customerReport } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { completeStep, expectStep, openStep, sendStep, signUp, signUpValues } from '../support/wizard'

const expectTold = (page: Page, locale: Locale, notice: 'saved' | 'spent' | 'hasAccount' | 'otherAccount') =>
  expect(page.getByText(getMessages(locale).register.notices[notice])).toBeVisible()

test('a step that another tab has saved is reported and leads on', async ({ page, context }) => {
  const locale = 'nl-nl'
  const person = await startAt(page, locale, 'contact-address')
  const stale = await context.newPage()
  await openStep(stale, locale, 'contact-address')
  await completeStep(page, locale, 'contact-address')
  await sendStep(stale, locale, 'contact-address', addressIn('US'))
  await expectStep(stale, locale, 'organisation')
  await expectTold(stale, locale, 'saved')
  expect((await customerReport(person.id)).addresses).toHaveLength(1)
})

test('a sign-up in a second tab creates no second account', async ({ page, context }) => {
  const locale = 'fr-ca'
  const second = newPerson()
  const stale = await context.newPage()
  await openStep(stale, locale, 'register')
  await enhanced(stale)
  await fillForm(stale, signUpValues(second))
  await signUp(page, locale)
  await submitButton(stale).click()
  await expectStep(stale, locale, 'personal-info')
  await expectTold(stale, locale, 'hasAccount')
  const { username, password } = second
  const signIn = await page.request.post(signInActionPath(locale), {
    form: { username, password },
    headers: { origin: storeOrigin() },
  })
  expect(new URL(signIn.url()).pathname).toBe(loginPath(locale))
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a form of one user is not saved for another, and is kept for its owner', async ({
      page,
      context,
    }) => {
      const locale = 'en-us'
      const first = await startAt(page, locale, 'contact-address')
      const second = await createPerson({ jobTitle: WORK.jobTitle })
      if (javaScriptEnabled) await enhanced(page)
      await fillForm(page, addressOf(locale))
      await signInAs(await context.newPage(), second, { locale })
      await submitButton(page).click()
      if (javaScriptEnabled) await expectSummary(page, [getMessages(locale).errors.forms.otherAccount])
      else await expectTold(page, locale, 'otherAccount')
      expect((await customerReport(second.id)).addresses).toEqual([])
      await openStep(page, locale, 'contact-address')
      await expect(control(page, 'street')).toHaveValue('')
      await signInAs(page, first, { locale })
      await openStep(page, locale, 'contact-address')
      await expect(control(page, 'street')).toHaveValue(addressOf(locale).street ?? '')
    })
  })

test.describe('going back', () => {
  test('to a completed step leads on and says why', async ({ page }) => {
    const locale = 'es-es'
    await startAt(page, locale, 'contact-address')
    await completeStep(page, locale, 'contact-address')
    await page.goBack()
    await expectStep(page, locale, 'organisation')
    await expectTold(page, locale, 'spent')
  })

  test('by the browser’s memory (bfcache) checks with the server again', async ({ page }) => {
    const locale = 'en-gb'
    await startAt(page, locale, 'contact-address')
    await enhanced(page)
    const saved = await page.request.post(stepActionPath('contact-address', locale), {
      form: addressOf(locale),
      headers: { origin: storeOrigin() },
    })
    expect(saved.ok()).toBe(true)
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expectStep(page, locale, 'organisation')
  })

  test('after the registration shows that the account exists', async ({ page }) => {
    const locale = 'en-ca'
    await startAt(page, locale, 'organisation')
    await completeStep(page, locale, 'organisation')
    await page.goBack()
    await expectStep(page, locale, 'register')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getMessages(locale).register.signedIn.title,
    )
  })
})

test.describe('the page after a form, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is requested, not submitted again, on reload', async ({ page }) => {
    const locale = 'en-us'
    const person = await startAt(page, locale, 'contact-address')
    const methods: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) methods.push(request.method())
    })
    await fillForm(page, addressOf(locale))
    await submitButton(page).click()
    await expectStep(page, locale, 'organisation')
    await page.reload()
    await expectStep(page, locale, 'organisation')
    await page.goBack()
    await expectStep(page, locale, 'organisation')
    expect(methods.filter(method => method === 'POST')).toHaveLength(1)
    expect((await customerReport(person.id)).addresses).toHaveLength(1)
  })
})
