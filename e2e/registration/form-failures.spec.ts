import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { addressOf } from '../support/addresses'
import { control, enhanced, expectSummary, fillForm, submitButton, withAids } from '../support/forms'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { addFault, customerReport } from '../support/sandbox'
import { headerSearch } from '../support/search'
import { expectStep, openStep, signUpValues } from '../support/wizard'

const STEP = 'contact-address'

async function openWithAids(page: Page, locale: Locale) {
  const person = await startAt(page, locale, STEP)
  await withAids(page)
  return person
}

const leaveDialog = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: getMessages(locale).register.leave.title })

const homeLink = (page: Page, locale: Locale) => page.locator(`header a[href="${homePath(locale)}"]`).first()

test.describe('leaving a step', () => {
  test('with unsaved input asks for confirmation, says that the input is kept, and restores it', async ({
    page,
  }) => {
    const locale = 'fr-ca'
    const { leave, notices } = getMessages(locale).register
    await openWithAids(page, locale)
    await control(page, 'city').fill('Montréal')
    await homeLink(page, locale).click()
    await expect(leaveDialog(page, locale)).toContainText(leave.text)
    await expect(leaveDialog(page, locale)).toContainText('24 heures')
    await page.keyboard.press('Escape')
    await expect(leaveDialog(page, locale)).toHaveCount(0)
    await expect(homeLink(page, locale)).toBeFocused()
    await homeLink(page, locale).click()
    await page.getByRole('button', { name: leave.leave }).click()
    await expect(page).toHaveURL(url => url.pathname === homePath(locale))
    await openStep(page, locale, STEP)
    await expect(control(page, 'city')).toHaveValue('Montréal')
    await expect(page.getByText(notices.restored)).toBeVisible()
  })

  test('by the search asks for confirmation, too, and then searches', async ({ page }) => {
    const locale = 'en-gb'
    await openWithAids(page, locale)
    await control(page, 'city').fill('Whitby')
    const search = headerSearch(page)
    await search.fill('memory')
    await search.press('Enter')
    await page.getByRole('button', { name: getMessages(locale).register.leave.leave }).click()
    await expect(page).toHaveURL(/q=memory/)
  })

  test('in a new tab, or without input, does not ask', async ({ page, context }) => {
    const locale = 'en-us'
    await openWithAids(page, locale)
    await control(page, 'city').fill('Portland')
    const opened = context.waitForEvent('page')
    await homeLink(page, locale).click({ modifiers: ['ControlOrMeta'] })
    await (await opened).close()
    await expect(leaveDialog(page, locale)).toHaveCount(0)
    await control(page, 'city').fill('')
    await homeLink(page, locale).click()
    await expect(page).toHaveURL(url => url.pathname === homePath(locale))
  })

  test('by closing the tab asks only if the last input could not be saved', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const asked: string[] = []
    page.on('dialog', dialog => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await openWithAids(page, 'nl-nl')
    await control(page, 'city').pressSequentially('Utrecht')
    await page.reload()
    await expect(control(page, 'city')).toHaveValue('Utrecht')
    expect(asked).toEqual([])
    await withAids(page)
    await context.setOffline(true)
    await control(page, 'city').pressSequentially('!')
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
  })
})

test.describe('a browser that is offline', () => {
  test('says so in a step, keeps all input and continues with one tap', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const locale = 'es-es'
    const { register, errors } = getMessages(locale)
    const person = await openWithAids(page, locale)
    await fillForm(page, addressOf(locale))
    await context.setOffline(true)
    await expect(page.getByText(register.connection.offline)).toBeVisible()
    await submitButton(page).click()
    await expectSummary(page, [errors.forms.offline])
    for (const [name, value] of Object.entries(addressOf(locale)))
      await expect(control(page, name)).toHaveValue(value)
    await context.setOffline(false)
    await page.getByRole('button', { name: register.connection.sendAgain }).click()
    await expectStep(page, locale, 'organisation')
    expect((await customerReport(person.id)).addresses).toHaveLength(1)
  })

  test('can submit a step whose response was lost again without a second effect', async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_CONNECTION_RESET|ERR_FAILED/)
    const locale = 'en-au'
    const person = await openWithAids(page, locale)
    await fillForm(page, addressOf(locale))
    let isLost = false
    await page.route('**/api/registration/**', async route => {
      if (isLost || route.request().postData()?.includes('intent=keep')) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submitButton(page).click()
    await page.getByRole('button', { name: getMessages(locale).register.connection.sendAgain }).click()
    await expectStep(page, locale, 'personal-info')
    expect((await customerReport(person.id)).addresses).toHaveLength(1)
  })
})

test('a request to an overloaded service is repeated once automatically after the stated time', async ({
  page,
  problems,
}) => {
  problems.allow(/^429 POST/)
  const locale = 'en-ca'
  const { register, errors } = getMessages(locale)
  const person = await openWithAids(page, locale)
  const path = `^/occ/v2/caassessments/users/${person.id}/addresses$`
  await addFault({
    service: 'commerce',
    method: 'POST',
    path,
    status: 429,
    headers: { 'retry-after': '3' },
    times: 1,
  })
  await fillForm(page, addressOf(locale))
  await submitButton(page).click()
  await expectSummary(page, [errors.forms.busy.replace('{time}', '3 seconds')])
  await expect(page.getByText(register.retry.announced)).toHaveCount(1)
  await expectStep(page, locale, 'organisation')
  expect((await customerReport(person.id)).addresses).toHaveLength(1)
})

test('a script that a deployment removed causes one reload and no loss of input', async ({
  page,
  problems,
}) => {
  problems.allow(/^404 GET \/_next\/static/)
  const locale = 'en-nz'
  await startAt(page, locale, STEP)
  let views = 0
  page.on('load', () => {
    views += 1
  })
  await page.route('**/_next/static/chunks/**', async route => {
    // The server may close an idle connection in the moment in which it is used again.
    const response = await route.fetch({ maxRetries: 2 })
    const isLater = (await response.text()).includes('onLeave:')
    await route.fulfill(isLater ? { status: 404, body: '' } : { response })
  })
  await openStep(page, locale, STEP)
  await expect.poll(() => views).toBe(2)
  await enhanced(page)
  await control(page, 'city').fill('Nelson')
  await page.waitForRequest(request => (request.postData() ?? '').includes('intent=keep'))
  expect(views).toBe(2)
  await page.reload()
  await expect(control(page, 'city')).toHaveValue('Nelson')
  expect(views).toBe(3)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a browser storage that throws does not break the page', async ({ page }) => {
  const locale = 'ja-jp'
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  const person = await openWithAids(page, locale)
  await fillForm(page, addressOf(locale))
  await submitButton(page).click()
  await expectStep(page, locale, 'personal-info')
  expect((await customerReport(person.id)).addresses).toHaveLength(1)
})

test('a browser without cookies shows that they are required, and keeps the input', async ({
  page,
  problems,
}) => {
  problems.allow(/^403 POST \/api\/registration\/register/)
  const locale = 'nl-nl'
  await openStep(page, locale, 'register')
  await withAids(page)
  const person = newPerson()
  await fillForm(page, signUpValues(person))
  await page.context().clearCookies()
  await submitButton(page).click()
  await expectSummary(page, [getMessages(locale).errors.forms.cookiesNeeded])
  await expect(control(page, 'email')).toHaveValue(person.email)
})
