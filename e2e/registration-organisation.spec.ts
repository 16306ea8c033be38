import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { DEMO_ORGANISATIONS } from '@/sandbox/seed/organisations'
import { expect, test } from './fixtures'
import { control, expectSummary, mainForm, submitButton } from './support/forms'
import { startAt } from './support/progress'
import { customerReport } from './support/sandbox'
import { expectStep, sendStep } from './support/wizard'

/** 12 characters: T, then digits and capitals without look-alikes. */
const TEMPORARY_NUMBER = /^T[2-9A-HJKMNP-Z]{11}$/

const nameOf = (number: string): string => {
  const found = DEMO_ORGANISATIONS.find(({ accountNumber }) => accountNumber === number)
  if (found === undefined) throw new Error(`the sandbox has no organisation ${number}`)
  return found.name
}

const sendNumber = (page: Page, locale: Locale, number: string): Promise<void> =>
  sendStep(page, locale, 'organisation', {
    choice: 'existing',
    customerAccountNumber: number,
    termsAccepted: true,
  })

const sendNew = (page: Page, locale: Locale, values: Readonly<Record<string, string>>): Promise<void> =>
  sendStep(page, locale, 'organisation', {
    choice: 'new',
    industry: 'clinical-practice',
    sector: 'speech-and-hearing',
    termsAccepted: true,
    ...values,
  })

/** A fact of the account as the confirmation lists it. */
const fact = (page: Page, term: string) =>
  page.getByRole('main').locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]')

const SEATTLE = {
  addressChoice: 'another',
  country: 'US',
  region: 'US-WA',
  street: '415 Larch Avenue',
  city: 'Seattle',
  postalCode: '98101-2001',
}

test('an existing organisation is found by its number, confirmed and linked', async ({ page }) => {
  const locale = 'en-us'
  const { organisation, register } = getMessages(locale)
  const person = await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '1001')
  await expect(page.getByRole('heading', { name: organisation.confirm.heading })).toBeVisible()
  await expect(fact(page, organisation.confirm.name)).toHaveText(nameOf('1001'))
  await expect(fact(page, organisation.confirm.place)).toHaveText(/^Portland/)
  await expect(page.getByRole('main')).not.toContainText('27 Cedarlight Avenue')
  expect((await customerReport(person.id)).organizations).toEqual([])
  await submitButton(page, 'link').click()
  await expectStep(page, locale, 'registered')
  await expect(fact(page, register.registered.organisationLabel)).toHaveText(nameOf('1001'))
  await expect(fact(page, register.registered.numberLabel)).toHaveText('1001')
  expect(await customerReport(person.id)).toMatchObject({ registrationStatus: 'REGISTERED' })
})

test('the wrong organisation is turned down and the number can be changed', async ({ page }) => {
  const locale = 'en-ca'
  await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '1001')
  await submitButton(page, 'reenter').click()
  await expect(control(page, 'customerAccountNumber')).toHaveValue('1001')
  await expect(control(page, 'choice').nth(0)).toBeChecked()
  await sendNumber(page, locale, '4001')
  await expect(fact(page, getMessages(locale).organisation.confirm.name)).toHaveText(nameOf('4001'))
})

test('a merged organisation leads to the one it went into', async ({ page }) => {
  const locale = 'fr-ca'
  const { merged } = getMessages(locale).organisation
  const target = nameOf('2000')
  const person = await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '2001')
  await expect(page.getByText(fill(merged.text, { name: nameOf('2001'), target }))).toBeVisible()
  await page.getByRole('button', { name: fill(merged.submit, { target }) }).click()
  await expectStep(page, locale, 'registered')
  const { organizations } = await customerReport(person.id)
  expect(organizations.map(({ uid }) => uid)).toEqual(['org-st-orrin'])
})

test('a number nobody has is told beside its field and in the summary', async ({ page }) => {
  const locale = 'nl-nl'
  const { notFound } = getMessages(locale).errors.fields.customerAccountNumber
  await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '9999')
  await expectSummary(page, [notFound])
  await expect(control(page, 'customerAccountNumber')).toHaveValue('9999')
  await expect(control(page, 'customerAccountNumber')).toHaveAccessibleDescription(
    new RegExp(notFound.slice(0, 20)),
  )
})

test('a new organisation gets a temporary number, the same after a reload', async ({ page }) => {
  const locale = 'es-es'
  const { registered } = getMessages(locale).register
  const name = `Gabinete ${randomUUID().slice(0, 13)}`
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { name })
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

test('similar organisations are listed, and one of them is chosen', async ({ page }) => {
  const locale = 'en-gb'
  const { organisation, errors } = getMessages(locale)
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { name: 'Brightmere Speech Klinic', ...SEATTLE })
  await expect(page.getByRole('heading', { name: organisation.similar.heading })).toBeVisible()
  for (const number of ['6001', '6002', '6003'])
    await expect(page.getByRole('radio', { name: nameOf(number), exact: true })).toBeVisible()
  await submitButton(page, 'link-similar').click()
  await expectSummary(page, [errors.fields.similar.required])
  await page.getByRole('radio', { name: nameOf('6002'), exact: true }).check()
  await submitButton(page, 'link-similar').click()
  await expectStep(page, locale, 'registered')
  const { organizations } = await customerReport(person.id)
  expect(organizations.map(({ name }) => name)).toEqual([nameOf('6002')])
})

test('a new organisation is registered although others resemble it', async ({ page }) => {
  const locale = 'ja-jp'
  const name = `Brightmere Speech Clinic ${randomUUID().slice(0, 4)}`
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { name, ...SEATTLE })
  await submitButton(page, 'register-anyway').click()
  await expectStep(page, locale, 'registered')
  expect((await customerReport(person.id)).organizations).toEqual([expect.objectContaining({ name })])
})

test('an organisation that exists already is not made twice', async ({ page }) => {
  const locale = 'zh-sg'
  const person = await startAt(page, locale, 'organisation')
  await sendNew(page, locale, { name: nameOf('6001'), ...SEATTLE })
  await expectSummary(page, [getMessages(locale).errors.forms.organisationExists])
  await expect(control(page, 'name')).toHaveValue(nameOf('6001'))
  expect((await customerReport(person.id)).organizations).toEqual([])
})

test('a link that somebody has to approve is told on the confirmation', async ({ page }) => {
  const locale = 'en-au'
  await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '1003')
  await submitButton(page, 'link').click()
  await expectStep(page, locale, 'registered')
  await expect(page.getByText(getMessages(locale).register.registered.approvalPending)).toBeVisible()
})

test('a link that fails for a technical reason sends the person to customer support', async ({ page }) => {
  const locale = 'en-nz'
  const person = await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '5001')
  await submitButton(page, 'link').click()
  await expectSummary(page, [getMessages(locale).errors.forms.cannotAssociate])
  await expect(mainForm(page)).toBeVisible()
  expect((await customerReport(person.id)).registrationStatus).not.toBe('REGISTERED')
})

test('somebody without an organisation gets a personal account', async ({ page }) => {
  const locale = 'en-gb'
  const { registered } = getMessages(locale).register
  const person = await startAt(page, locale, 'organisation')
  await sendStep(page, locale, 'organisation', { choice: 'none' })
  await expectStep(page, locale, 'registered')
  await expect(fact(page, registered.organisationLabel)).toHaveText(registered.personalAccount)
  expect(await customerReport(person.id)).toMatchObject({
    registrationStatus: 'REGISTERED',
    organizations: [],
  })
})
