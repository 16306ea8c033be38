import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { expect, test } from '../fixtures'
import { control, submitButton } from '../support/forms'
import { existing, fact, nameOf, sendNumber } from '../support/organisations'
import { startAt } from '../support/progress'
import { answer, expectQuestion, question, questionDialog } from '../support/questions'
import { addFault, customerReport } from '../support/sandbox'
import { expectStep, sendStep } from '../support/wizard'

test('an existing organization is found by its number, confirmed and linked', async ({ page }) => {
  const locale = 'en-us'
  const { organisation, register } = getMessages(locale)
  const person = await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '1001')
  await expectQuestion(page, organisation.confirm.heading)
  await expect(fact(page, organisation.confirm.name)).toHaveText(nameOf('1001'))
  await expect(fact(page, organisation.confirm.place)).toHaveText(/^Portland/)
  await expect(page.getByRole('main')).not.toContainText('27 Cedarlight Avenue')
  expect((await customerReport(person.id)).organizations).toEqual([])
  await answer(page, 'link')
  await expectStep(page, locale, 'registered')
  await expect(fact(page, register.registered.organisationLabel)).toHaveText(nameOf('1001'))
  await expect(fact(page, register.registered.numberLabel)).toHaveText('1001')
  expect(await customerReport(person.id)).toMatchObject({ registrationStatus: 'REGISTERED' })
})

test('Escape, the close button and the no button return to the filled form and drop the question', async ({
  page,
}) => {
  const locale = 'en-ca'
  const { organisation, common } = getMessages(locale)
  await startAt(page, locale, 'organisation')
  const dialog = questionDialog(page, organisation.confirm.heading)
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: common.close }).click(),
    () => answer(page, 'reenter'),
  ]
  for (const leave of ways) {
    await sendNumber(page, locale, '1001')
    await expectQuestion(page, organisation.confirm.heading)
    const dropped = page.waitForResponse(
      response => response.request().postData()?.includes('intent=reenter') ?? false,
    )
    await leave()
    await expect(dialog).toBeHidden()
    await expect(control(page, 'customerAccountNumber')).toBeFocused()
    await expect(control(page, 'customerAccountNumber')).toHaveValue('1001')
    await expect(control(page, 'termsAccepted')).toBeChecked()
    expect((await dropped).status()).toBe(200)
  }
  await page.reload()
  await expect(control(page, 'choice').nth(0)).toBeChecked()
  await expect(question(page)).toHaveCount(0)
  await sendNumber(page, locale, '4001')
  await expect(fact(page, organisation.confirm.name)).toHaveText(nameOf('4001'))
})

test('an open question is part of the page after a reload, and can be answered there', async ({ page }) => {
  const locale = 'en-gb'
  const { organisation } = getMessages(locale)
  await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '1001')
  await expectQuestion(page, organisation.confirm.heading)
  await page.reload()
  await expectQuestion(page, organisation.confirm.heading, { scripted: false })
  await answer(page, 'link')
  await expectStep(page, locale, 'registered')
})

test('a merged organization leads to its successor', async ({ page }) => {
  const locale = 'fr-ca'
  const { merged, confirm } = getMessages(locale).organisation
  const target = nameOf('2000')
  const person = await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '2001')
  await expectQuestion(page, merged.heading)
  await expect(page.getByText(fill(merged.text, { name: nameOf('2001'), target }))).toBeVisible()
  await expect(fact(page, confirm.name)).toHaveText(target)
  await expect(fact(page, confirm.place)).toHaveText(/^Saint Orrin/)
  await page.getByRole('button', { name: fill(merged.submit, { target }) }).click()
  await expectStep(page, locale, 'registered')
  const { organizations } = await customerReport(person.id)
  expect(organizations.map(({ uid }) => uid)).toEqual(['org-st-orrin'])
})

test('after an unknown number another one can be entered', async ({ page }) => {
  const locale = 'nl-nl'
  const { notFound, confirm } = getMessages(locale).organisation
  await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '9999')
  await expectQuestion(page, notFound.heading)
  await answer(page, 'reenter')
  await expect(control(page, 'customerAccountNumber')).toHaveValue('9999')
  await sendNumber(page, locale, '1001')
  await expectQuestion(page, confirm.heading)
})

test('after an unknown number the registration can be completed without an organization', async ({
  page,
}) => {
  const locale = 'es-es'
  const { organisation, register } = getMessages(locale)
  const person = await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '9999')
  await expectQuestion(page, organisation.notFound.heading)
  await expect(question(page).getByRole('link', { name: organisation.support })).toBeVisible()
  await answer(page, 'without-organisation')
  await expectStep(page, locale, 'registered')
  await expect(fact(page, register.registered.accountLabel)).toHaveText(register.registered.personalAccount)
  expect((await customerReport(person.id)).organizations).toEqual([])
})

test('a link that fails is reported in the dialog, and created by the next attempt', async ({
  page,
  problems,
}) => {
  const locale = 'en-us'
  const { errors, organisation } = getMessages(locale)
  problems.allow(/^503 POST/)
  const person = await startAt(page, locale, 'organisation')
  const path = `^/occ/v2/usassessments/users/${person.id}/organizations/org-cedarlight/association$`
  await addFault({ service: 'commerce', path, status: 503, times: 1 })
  await sendNumber(page, locale, '1001')
  await answer(page, 'link')
  const alert = questionDialog(page, organisation.confirm.heading).getByRole('alert')
  await expect(alert).toContainText(errors.forms.unavailable)
  await answer(page, 'link')
  await expectStep(page, locale, 'registered')
})

test('an old question cannot be answered after another tab has replaced it', async ({ page }) => {
  const locale = 'en-gb'
  const { organisation, errors } = getMessages(locale)
  const person = await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '1001')
  await expectQuestion(page, organisation.confirm.heading)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await answer(other, 'reenter')
  await expect(control(other, 'customerAccountNumber')).toHaveValue('1001')
  await sendNumber(other, locale, '9999')
  await expectQuestion(other, organisation.notFound.heading)
  await answer(page, 'link')
  const current = questionDialog(page, organisation.notFound.heading)
  await expect(current.getByRole('alert')).toContainText(errors.forms.conflict)
  expect((await customerReport(person.id)).organizations).toEqual([])
})

test('a user without an organization gets a personal account', async ({ page }) => {
  const locale = 'en-gb'
  const { registered } = getMessages(locale).register
  const person = await startAt(page, locale, 'organisation')
  await sendStep(page, locale, 'organisation', { choice: 'none' })
  await expectStep(page, locale, 'registered')
  await expect(fact(page, registered.accountLabel)).toHaveText(registered.personalAccount)
  expect(await customerReport(person.id)).toMatchObject({
    registrationStatus: 'REGISTERED',
    organizations: [],
  })
})

test.describe('an existing organization without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every question as a page with the same answers', async ({ page }) => {
    const locale = 'nl-nl'
    const { organisation } = getMessages(locale)
    await startAt(page, locale, 'organisation')
    const send = async (number: string): Promise<void> => {
      const { choice, ...values } = existing(number)
      await control(page, 'choice')
        .and(page.locator(`[value="${choice}"]`))
        .check()
      await control(page, 'customerAccountNumber').fill(values.customerAccountNumber)
      await control(page, 'termsAccepted').setChecked(values.termsAccepted)
      await submitButton(page).click()
    }
    for (const [number, heading] of [
      ['9999', organisation.notFound.heading],
      ['2002', organisation.merged.heading],
      ['5001', organisation.confirm.heading],
    ] as const) {
      await send(number)
      await expectQuestion(page, heading, { scripted: false })
      await answer(page, 'reenter')
      await expect(control(page, 'customerAccountNumber')).toHaveValue(number)
    }
    await send('5001')
    await answer(page, 'link')
    await expectQuestion(page, organisation.cannotAssociate.heading, { scripted: false })
    await answer(page, 'without-organisation')
    await expectStep(page, locale, 'registered')
  })
})
