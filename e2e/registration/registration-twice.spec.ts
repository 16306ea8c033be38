import type { Page } from 'playwright/test'
import type { Locale } from '@/lib/site/sites'
import type { SignedInStep } from '@/lib/site/steps'
import { expect, test } from '../fixtures'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import { newPerson } from '../support/people'
import { startAt } from '../support/progress'
import { customerReport, recordedRequests } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { type Values, validValues } from '../support/step-values'
import { expectStep, openStep, signUpValues, stepAfter } from '../support/wizard'

const LOCALE: Locale = 'en-us'

/** A step, and the number of its effects for a user. */
type Case = {
  step: SignedInStep
  /** A control in which Enter submits the form. */
  line: string
  count: (id: string) => Promise<number>
  values: (id: string) => Values
}

const countPatches = async (id: string) =>
  (await recordedRequests('commerce')).filter(
    ({ method, path }) => method === 'PATCH' && path.endsWith(`/users/${id}`),
  ).length

const CASES: readonly Case[] = [
  {
    step: 'personal-info',
    line: 'phone',
    count: countPatches,
    values: () => validValues(LOCALE, 'personal-info'),
  },
  {
    step: 'contact-address',
    line: 'city',
    count: async id => (await customerReport(id)).addresses.length,
    values: () => validValues(LOCALE, 'contact-address'),
  },
  {
    step: 'organisation',
    line: 'name',
    count: async id => (await customerReport(id)).organizations.length,
    values: id => ({
      choice: 'new',
      name: `Centre ${id.slice(-12)}`,
      industry: 'healthcare',
      sector: 'hospital',
      termsAccepted: true,
    }),
  },
]

const WAYS = {
  'a double click': (page: Page) => submitButton(page).dblclick({ noWaitAfter: true }),
  'Enter twice': async (page: Page, line: string) => {
    await control(page, line).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter').catch(() => undefined)
  },
} as const

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    // Without script both ways are the same: the browser sends the form again.
    for (const [way, send] of Object.entries(WAYS).slice(javaScriptEnabled ? 0 : 1)) {
      test(`${way} creates one account, and reports no existing account`, async ({ page }) => {
        const person = newPerson()
        await openStep(page, LOCALE, 'register')
        if (javaScriptEnabled) await enhanced(page)
        await fillForm(page, signUpValues(person))
        await send(page, 'email')
        await expectStep(page, LOCALE, 'personal-info')
        await signInAs(page, person, { locale: LOCALE })
      })

      for (const { step, line, values, count } of CASES)
        test(`${way} saves ${step} once`, async ({ page }) => {
          const { id } = await startAt(page, LOCALE, step)
          if (javaScriptEnabled) await enhanced(page)
          await fillForm(page, values(id))
          await send(page, line)
          await expectStep(page, LOCALE, stepAfter(LOCALE, step))
          expect(await count(id)).toBe(1)
        })
    }
  })
