import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { expect, test } from '../fixtures'
import { expectDialogAccessible } from '../support/accessible'
import { addressIn } from '../support/addresses'
import { submitButton, summaryTexts } from '../support/forms'
import { existing, NEW, nameOf, SEATTLE } from '../support/organisations'
import { startAt } from '../support/progress'
import { answer, expectQuestion } from '../support/questions'
import type { Values } from '../support/step-values'
import { sendStep } from '../support/wizard'

// The checker takes a second or more for every question.
test.describe.configure({ timeout: 240_000 })

/** The submitted values, the answers on the way, and the heading of the resulting question. */
type Case = { values: Values; answers?: readonly string[]; heading: string }

const aboutOrganisations = (locale: Locale): readonly Case[] => {
  const { organisation: texts, register } = getMessages(locale)
  const qglobal = (qglobalAccountNumber: string) => ({ ...NEW, name: 'Fennimore', qglobalAccountNumber })
  const seattle = { ...NEW, ...SEATTLE, qglobalAccountNumber: '' }
  return [
    { values: existing('9999'), heading: texts.notFound.heading },
    { values: existing('1001'), heading: texts.confirm.heading },
    { values: existing('2001'), heading: texts.merged.heading },
    { values: existing('4001'), heading: texts.alreadyAssociated.heading },
    { values: existing('5001'), answers: ['link'], heading: texts.cannotAssociate.heading },
    { values: qglobal('QG-OPEN-15'), heading: texts.qglobalFound.heading },
    { values: qglobal('QG-NOBODY'), heading: texts.qglobalNotFound.heading },
    { values: qglobal('QG-EAST-77'), heading: texts.qglobalNotAuthorised.heading },
    {
      values: qglobal('QG-EAST-77'),
      answers: ['request-access'],
      heading: texts.qglobalNotAuthorised.requestedHeading,
    },
    { values: { ...seattle, name: 'Fennimore', postalCode: '44250' }, heading: register.verification.title },
    { values: { ...seattle, name: nameOf('6001') }, heading: texts.alreadyExists.heading },
    // A name of its own: other tests register what this one only asks about.
    { values: { ...seattle, name: 'Brightmere Speach Clinic' }, heading: texts.similar.heading },
  ]
}

/** State of the request of a user who enters the number of an organization that they have asked to join. */
const ASKED = [
  { status: 'PENDING_APPROVAL', heading: 'pendingHeading' },
  { status: 'REJECTED', heading: 'rejectedHeading' },
] as const

const aboutAddresses = (locale: Locale): readonly Case[] => {
  const { title: heading } = getMessages(locale).register.verification
  const british = addressIn('GB')
  return [
    { values: { ...british, street: '12 Harbur Road' }, heading },
    { values: { ...british, street: 'Harbour Road' }, heading },
    { values: { ...british, street: '77 Nowhere Lane' }, heading },
  ]
}

async function check(
  page: Page,
  locale: Locale,
  step: 'organisation' | 'contact-address',
  cases: readonly Case[],
): Promise<void> {
  for (const { values, answers = [], heading } of cases) {
    await sendStep(page, locale, step, values)
    for (const intent of answers) await answer(page, intent)
    await expectQuestion(page, heading)
    await expectDialogAccessible(page, 'question-dialog', heading)
    await page.keyboard.press('Escape')
  }
}

/** A returning user can open both steps, and may have an organization already. */
const RETURNING: SeedFacts = {
  registrationStatus: 'REGISTER_EXISTING',
  organization: { uid: 'org-larkhill', administrator: false, isDefault: false },
}

// All questions are one dialog, so the texts of one step show in each language that they fit it.
for (const locale of ['fr-ca', 'nl-nl'] as const)
  test(`every address question is an accessible dialog in ${locale}`, async ({ page }) => {
    await startAt(page, locale, 'contact-address')
    await check(page, locale, 'contact-address', aboutAddresses(locale))
  })

const LOCALE = 'en-us'

test('every organization question is an accessible dialog', async ({ page }) => {
  await startAt(page, LOCALE, 'organisation', RETURNING)
  await check(page, LOCALE, 'organisation', aboutOrganisations(LOCALE))
  await submitButton(page).click()
  await answer(page, 'link-similar')
  await expect(summaryTexts(page)).toHaveCount(1)
  await expectDialogAccessible(page, 'question-dialog')
})

for (const { status, heading } of ASKED)
  test(`the message that a request to join is ${status} is an accessible dialog`, async ({ page }) => {
    const organization = { uid: 'org-cedarlight', administrator: false, isDefault: false, status }
    await startAt(page, LOCALE, 'organisation', { ...RETURNING, organization })
    const { alreadyAssociated } = getMessages(LOCALE).organisation
    await check(page, LOCALE, 'organisation', [
      { values: existing('1001'), heading: alreadyAssociated[heading] },
    ])
  })
