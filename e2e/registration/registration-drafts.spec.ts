import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { stepActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { addressOf } from '../support/addresses'
import { control, expectSummary, fillForm, submitButton, withAids } from '../support/forms'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { addFault, recordedRequests } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { expectStep, openStep } from '../support/wizard'

const isKept = (url: string) => (request: { url(): string; postData(): string | null }) =>
  request.url().includes(url) && (request.postData() ?? '').includes('intent=keep')

const noticesOf = (locale: Locale) => getMessages(locale).register.notices

const restoredNote = (page: Page, locale: Locale) => page.getByText(noticesOf(locale).restored)

test('unsent input is restored after a reload, except the password', async ({ page }) => {
  const { email } = newPerson()
  await openStep(page, 'en-gb', 'register')
  await withAids(page)
  await control(page, 'password').fill('Assess.2026x')
  await control(page, 'email').fill(email)
  await page.waitForRequest(isKept('/api/registration/register'))
  await page.reload()
  await expect(control(page, 'email')).toHaveValue(email)
  await expect(control(page, 'password')).toHaveValue('')
})

test('autosave after each pause in typing ends no request early', async ({ page }) => {
  const failed: string[] = []
  page.on('requestfailed', request => failed.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await startAt(page, 'en-us', 'contact-address')
  await withAids(page)
  for (const city of ['East', 'Eastm', 'Eastmarsh']) {
    const kept = page.waitForResponse(answer => isKept('/contact-address')(answer.request()))
    await control(page, 'city').fill(city)
    expect(await (await kept).finished()).toBeNull()
  }
  expect(failed).toEqual([])
})

test('unsent input is restored after Back', async ({ page }) => {
  const { email } = newPerson()
  await openStep(page, 'en-us', 'register')
  await withAids(page)
  await control(page, 'email').fill(email)
  await openStep(page, 'en-us', 'register')
  await page.goto('/en-us/login')
  await page.goBack()
  await expect(control(page, 'email')).toHaveValue(email)
})

test('unsent input of a visitor is restored after the browser was closed', async ({ page, otherBrowser }) => {
  const { email } = newPerson()
  await openStep(page, 'fr-ca', 'register')
  await withAids(page)
  await control(page, 'email').fill(email)
  const kept = await page.waitForRequest(isKept('/api/registration/register'))
  await kept.response()
  const lasting = (await page.context().cookies()).filter(({ expires }) => expires > 0)
  await page.close()
  const later = await otherBrowser()
  await later.context().addCookies(lasting)
  await openStep(later, 'fr-ca', 'register')
  await expect(control(later, 'email')).toHaveValue(email)
  await expect(restoredNote(later, 'fr-ca')).toBeVisible()
})

test('unsent input of one device is restored on another', async ({ page, otherBrowser }) => {
  const locale = 'es-es'
  const person = await startAt(page, locale, 'contact-address')
  await withAids(page)
  await control(page, 'street').fill('Calle Mayor 12')
  const kept = await page.waitForRequest(isKept('/api/registration/contact-address'))
  expect((await kept.response())?.status()).toBe(200)
  const other = await otherBrowser()
  await signInAs(other, person, { locale })
  await openStep(other, locale, 'contact-address')
  await expect(control(other, 'street')).toHaveValue('Calle Mayor 12')
})

test('unsent input of one site is restored on the other site of the host', async ({ page }) => {
  await startAt(page, 'en-au', 'contact-address')
  await withAids(page)
  await control(page, 'city').fill('Nelson')
  const kept = await page.waitForRequest(isKept('/api/registration/contact-address'))
  await kept.response()
  await openStep(page, 'en-nz', 'contact-address')
  await expect(control(page, 'city')).toHaveValue('Nelson')
})

test('a reload right after typing waits for the autosave', async ({ page }) => {
  const locale = 'en-us'
  const person = await startAt(page, locale, 'contact-address')
  const { pathname } = new URL(page.url())
  const countViews = async () =>
    (await recordedRequests('commerce')).filter(
      ({ method, path }) => method === 'GET' && path.endsWith(`/users/${person.id}`),
    ).length
  const formOwner = await page.locator('main form [name=formOwner]').first().inputValue()
  const origin = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'store.keeping', value: 'last', url: origin }])
  const before = await countViews()
  const overtaking = page.request.get(pathname)
  await expect.poll(countViews).toBeGreaterThan(before)
  const kept = await page.request.post(stepActionPath('contact-address', locale), {
    form: { city: 'Overtaken', intent: 'keep', keeping: 'last', formOwner },
    headers: { origin, accept: 'application/json' },
  })
  expect(kept.status()).toBe(200)
  expect(await (await overtaking).text()).toContain('value="Overtaken"')
})

test('restored input is announced once at the next visit, and can be cleared', async ({ page }) => {
  const locale = 'es-es'
  await startAt(page, locale, 'contact-address')
  await withAids(page)
  await control(page, 'city').fill('Somewhere')
  await page.reload()
  await expect(restoredNote(page, locale)).toBeVisible()
  await withAids(page)
  const discarded = page.waitForRequest(request => request.postData()?.includes('intent=discard') ?? false)
  await page.getByRole('button', { name: noticesOf(locale).discard }).click()
  // A save that arrives later than this one would bring the discarded input back.
  expect((await discarded).postData()).toMatch(/keeping=\w+-1/)
  await expect(restoredNote(page, locale)).toHaveCount(0)
  await expect(control(page, 'city')).toHaveValue('')
  await expect(page.getByText(noticesOf(locale).cleared)).toBeVisible()
  await page.getByRole('button', { name: noticesOf(locale).undoClear }).click()
  await expect(control(page, 'city')).toHaveValue('Somewhere')
})

test.describe('the draft of a step without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is announced and can be cleared, and errors are not announced as restored input', async ({
    page,
  }) => {
    const locale = 'nl-nl'
    await startAt(page, locale, 'contact-address')
    await fillForm(page, { ...addressOf(locale), postalCode: '?' })
    await submitButton(page).click()
    await expectSummary(page, [
      getMessages(locale).errors.postalCodes.postcode.invalidFormat.replace('{example}', '1234 AB'),
    ])
    await expect(restoredNote(page, locale)).toHaveCount(0)
    await page.reload()
    await expect(restoredNote(page, locale)).toBeVisible()
    await page.getByRole('button', { name: noticesOf(locale).discard }).click()
    await expectStep(page, locale, 'contact-address')
    await expect(control(page, 'street')).toHaveValue('')
  })

  test('submits the form by Enter after it was filled in earlier', async ({ page, problems }) => {
    const locale = 'es-es'
    problems.allow(/^503/)
    const person = await startAt(page, locale, 'contact-address')
    const path = `^/occ/v2/esassessments/users/${person.id}/addresses$`
    await addFault({ service: 'commerce', method: 'POST', path, status: 500, times: 1 })
    await fillForm(page, addressOf(locale))
    await submitButton(page).click()
    await expectSummary(page, [getMessages(locale).errors.forms.unavailable])
    await page.reload()
    await expect(restoredNote(page, locale)).toBeVisible()
    await control(page, 'city').press('Enter')
    await expectStep(page, locale, 'organisation')
  })
})
