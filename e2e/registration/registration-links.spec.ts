import { getMessages } from '@/lib/i18n/messages'
import { expect, test } from '../fixtures'
import { fact, sendNumber } from '../support/organisations'
import { startAt } from '../support/progress'
import { answer, expectQuestion, question } from '../support/questions'
import { customerReport } from '../support/sandbox'
import { expectStep } from '../support/wizard'

for (const [status, heading] of [
  ['ASSOCIATED', 'heading'],
  ['PENDING_APPROVAL', 'pendingHeading'],
] as const)
  test(`an existing link to the organization (${status}) is announced, and the registration is completed with it`, async ({
    page,
  }) => {
    const locale = 'zh-sg'
    const { alreadyAssociated } = getMessages(locale).organisation
    const organization = { uid: 'org-larkhill', administrator: false, status, isDefault: false }
    const person = await startAt(page, locale, 'organisation', { organization })
    await sendNumber(page, locale, '4001')
    await expectQuestion(page, alreadyAssociated[heading])
    await answer(page, 'finish')
    await expectStep(page, locale, 'registered')
    expect((await customerReport(person.id)).organizations).toHaveLength(1)
  })

test('a rejected request to join is announced, and the user continues without the organization', async ({
  page,
}) => {
  const locale = 'en-au'
  const { organisation, register } = getMessages(locale)
  const organization = {
    uid: 'org-bluegum',
    administrator: false,
    status: 'REJECTED',
    isDefault: false,
  } as const
  await startAt(page, locale, 'organisation', { organization })
  await sendNumber(page, locale, '3001')
  await expectQuestion(page, organisation.alreadyAssociated.rejectedHeading)
  await answer(page, 'without-organisation')
  await expectStep(page, locale, 'registered')
  await expect(fact(page, register.registered.accountLabel)).toHaveText(register.registered.personalAccount)
})

test('a link that requires approval is announced on the confirmation page', async ({ page }) => {
  const locale = 'en-au'
  const { registered } = getMessages(locale).register
  await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '1003')
  await answer(page, 'link')
  await expectStep(page, locale, 'registered')
  await expect(page.getByText(registered.decidedByService)).toBeVisible()
  await expect(fact(page, registered.temporaryNumberLabel)).toHaveCount(0)
})

test('a technical failure of the link refers the user to customer support', async ({ page }) => {
  const locale = 'en-nz'
  const { cannotAssociate, support } = getMessages(locale).organisation
  const person = await startAt(page, locale, 'organisation')
  await sendNumber(page, locale, '5001')
  await answer(page, 'link')
  await expectQuestion(page, cannotAssociate.heading)
  await expect(page.getByText(cannotAssociate.text)).toBeVisible()
  await expect(question(page).getByRole('link', { name: support })).toHaveAttribute('href', /contact/)
  expect((await customerReport(person.id)).registrationStatus).not.toBe('REGISTERED')
  await answer(page, 'without-organisation')
  await expectStep(page, locale, 'registered')
})
