import { randomUUID } from 'node:crypto'
import { getMessages } from '@/lib/i18n/messages'
import { expect, test } from '../fixtures'
import { control, enhanced, expectSummary, fillForm, submitButton } from '../support/forms'
import { fact, NEW, nameOf, SEATTLE, sendNew } from '../support/organisations'
import { startAt } from '../support/progress'
import { answer, expectQuestion, question, questionDialog } from '../support/questions'
import { addFault, customerReport } from '../support/sandbox'
import { expectStep } from '../support/wizard'

/** 12 characters: T, then digits and capitals without look-alikes. */
const TEMPORARY_NUMBER = /^T[2-9A-HJKMNP-Z]{11}$/

test('a new organization gets a temporary number, which stays the same after a reload', async ({ page }) => {
  const locale = 'es-es'
  const { registered } = getMessages(locale).register
  const name = `Gabinete ${randomUUID().slice(0, 13)}`
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { name, administrator: true })
  await expectStep(page, locale, 'registered')
  await expect(fact(page, registered.organisationLabel)).toHaveText(name)
  const number = fact(page, registered.temporaryNumberLabel)
  await expect(number).toHaveText(TEMPORARY_NUMBER)
  const issued = await number.innerText()
  await page.reload()
  await expect(number).toHaveText(issued)
  expect((await customerReport(person.id)).organizations).toEqual([
    expect.objectContaining({ name, temporaryNumber: issued }),
  ])
})

test('a temporary number that cannot be issued is shown as pending, and is there on the next view', async ({
  page,
}) => {
  const locale = 'fr-ca'
  const { registered } = getMessages(locale).register
  const name = `Clinique ${randomUUID().slice(0, 13)}`
  const person = await startAt(page, locale, 'organisation')
  const path = `^/occ/v2/caassessments/users/${person.id}/organizations/[^/]+/temporaryAccountNumber$`
  await addFault({ service: 'commerce', path, status: 503, times: 2 })
  await sendNew(page, locale, { name })
  await expectStep(page, locale, 'registered')
  const number = fact(page, registered.temporaryNumberLabel)
  await expect(number).toHaveText(registered.numberPending)
  await page.reload()
  await expect(number).toHaveText(TEMPORARY_NUMBER)
  expect((await customerReport(person.id)).organizations).toHaveLength(1)
})

test('similar organizations are listed, and one of them can be chosen', async ({ page }) => {
  const locale = 'en-gb'
  const { organisation, errors } = getMessages(locale)
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { name: 'Brightmere Speech Klinic', ...SEATTLE })
  await expectQuestion(page, organisation.similar.heading)
  const dialog = questionDialog(page, organisation.similar.heading)
  for (const number of ['6001', '6002', '6003'])
    await expect(dialog.getByRole('radio', { name: nameOf(number), exact: true })).toBeVisible()
  await expect(dialog).not.toContainText('Kestrel Street')
  await answer(page, 'link-similar')
  await expectSummary(page, [errors.fields.similar.required])
  await expect(dialog.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('link', { name: errors.fields.similar.required }).click()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('radio', { name: nameOf('6002'), exact: true }).check()
  await answer(page, 'link-similar')
  await expectStep(page, locale, 'registered')
  const { organizations } = await customerReport(person.id)
  expect(organizations.map(({ name }) => name)).toEqual([nameOf('6002')])
})

test('a new organization can be registered although similar ones exist', async ({ page }) => {
  const locale = 'ja-jp'
  const name = `Brightmere Speech Clinic ${randomUUID().slice(0, 4)}`
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { name, ...SEATTLE })
  await answer(page, 'register-anyway')
  await expectStep(page, locale, 'registered')
  expect((await customerReport(person.id)).organizations).toEqual([expect.objectContaining({ name })])
})

test('an organization that exists already is not created twice, and is found by its number', async ({
  page,
}) => {
  const locale = 'zh-sg'
  const { alreadyExists, confirm, support } = getMessages(locale).organisation
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { name: nameOf('6001'), ...SEATTLE })
  await expectQuestion(page, alreadyExists.heading)
  await expect(question(page).getByRole('link', { name: support })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(control(page, 'name')).toHaveValue(nameOf('6001'))
  await submitButton(page).click()
  await answer(page, 'use-existing')
  await expect(control(page, 'choice').nth(0)).toBeChecked()
  await enhanced(page)
  await fillForm(page, { customerAccountNumber: '6001' })
  await submitButton(page).click()
  await expectQuestion(page, confirm.heading)
  expect((await customerReport(person.id)).organizations).toEqual([])
})

test.describe('a new organization without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows its questions as pages with the same answers', async ({ page }) => {
    const locale = 'fr-ca'
    const { organisation } = getMessages(locale)
    const person = await startAt(page, locale, 'organisation')
    const values = { ...NEW, ...SEATTLE, name: nameOf('6001') }
    const { country, region, ...rest } = values
    await fillForm(page, { choice: 'new', addressChoice: 'another', country })
    await submitButton(page, 'country').click()
    await fillForm(page, { ...rest, region })
    await submitButton(page).click()
    await expectQuestion(page, organisation.alreadyExists.heading, { scripted: false })
    await answer(page, 'reenter')
    await expect(control(page, 'name')).toHaveValue(nameOf('6001'))
    await fillForm(page, { name: 'Brightmere Speech Klinic' })
    await submitButton(page).click()
    await expectQuestion(page, organisation.similar.heading, { scripted: false })
    await page.getByRole('radio', { name: nameOf('6003'), exact: true }).check()
    await answer(page, 'link-similar')
    await expectStep(page, locale, 'registered')
    const { organizations } = await customerReport(person.id)
    expect(organizations.map(({ name }) => name)).toEqual([nameOf('6003')])
  })
})
