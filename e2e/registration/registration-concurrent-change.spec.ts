import type { BrowserContext, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { expect, test } from '../fixtures'
import { control, enhanced, expectSummary, fillForm, submitButton } from '../support/forms'
import { ELSEWHERE, registersAgain } from '../support/returning'
import { customerReport } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { expectStep, openStep } from '../support/wizard'

const locale = 'en-us'

const main = (page: Page) => page.getByRole('main')

type Tabs = { page: Page; context: BrowserContext }

/** Opens a step in the tab of the test and in a second one, which is outdated once the first one saves. */
async function openTwice({ page, context }: Tabs, step: 'personal-info' | 'contact-address') {
  const person = await registersAgain()
  await signInAs(page, person, { locale })
  const stale = await context.newPage()
  await openStep(stale, locale, step)
  await openStep(page, locale, step)
  return { person, stale }
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a returning user sees values that another tab has just saved, loses no input, and decides', async ({
      page,
      context,
      problems,
    }) => {
      problems.allow(/^409 POST/)
      const { errors, register } = getMessages(locale)
      const { person, stale } = await openTwice({ page, context }, 'personal-info')
      if (javaScriptEnabled) await enhanced(page)
      await fillForm(page, { jobTitle: 'school-psychologist' })
      await submitButton(page).click()
      await expectStep(page, locale, 'contact-address')

      if (javaScriptEnabled) await enhanced(stale)
      await fillForm(stale, { jobTitle: 'researcher', phone: '503 555 0142' })
      await submitButton(stale).click()
      await expectSummary(stale, [errors.forms.outdated])
      await expectStep(stale, locale, 'personal-info')
      await expect(
        main(stale).getByText(register.notices.changedTitle).locator('..').locator('dd').first(),
      ).toHaveText('School psychologist')
      await expect(control(stale, 'jobTitle')).toHaveValue('researcher')
      await expect(control(stale, 'phone')).toHaveValue('503 555 0142')
      expect((await customerReport(person.id)).jobTitle).toBe('school-psychologist')

      if (javaScriptEnabled) await enhanced(stale)
      await submitButton(stale).click()
      await expectStep(stale, locale, 'contact-address')
      expect((await customerReport(person.id)).jobTitle).toBe('researcher')
    })

    test('a returning user can keep an address that another tab has just saved', async ({
      page,
      context,
      problems,
    }) => {
      problems.allow(/^409 POST/)
      const { errors, register } = getMessages(locale)
      const { person, stale } = await openTwice({ page, context }, 'contact-address')
      if (javaScriptEnabled) await enhanced(page)
      await fillForm(page, ELSEWHERE)
      await submitButton(page).click()
      await expectStep(page, locale, 'organisation')

      if (javaScriptEnabled) await enhanced(stale)
      await fillForm(stale, { street: '9 Cedarlight Avenue' })
      await submitButton(stale).click()
      await expectSummary(stale, [errors.forms.outdated])
      await expect(control(stale, 'street')).toHaveValue('9 Cedarlight Avenue')
      await expect(main(stale)).toContainText('Eastmarsh, OH 44250-1201')
      await main(stale).getByRole('button', { name: register.notices.changedKeep }).click()
      await expect(control(stale, 'street')).toHaveValue(ELSEWHERE.street)
      const { addresses } = await customerReport(person.id)
      expect(addresses.map(({ line1 }) => line1)).not.toContain('9 Cedarlight Avenue')
    })
  })
