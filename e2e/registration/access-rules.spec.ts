import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { STEP_IDS, type StepId } from '@/lib/site/steps'
import { expect, test } from '../fixtures'
import { control, expectSummary, fillForm, submitButton } from '../support/forms'
import { type PersonaId, persona } from '../support/people'
import { signInAs } from '../support/sign-in'
import { stepTitle } from '../support/texts'
import { openStep } from '../support/wizard'

/**
 * The step that a visit of each step address leads to, in the order start, personal info, contact address,
 * organization, confirmation.
 */
type Landings = readonly [StepId, StepId, StepId, StepId, StepId]

type Visitor = PersonaId | 'anonymous'

const PERSONAL = 'personal-info'
const ADDRESS = 'contact-address'

const START_ONLY: Landings = ['register', 'register', 'register', 'register', 'register']
const AT_PERSONAL: Landings = ['register', PERSONAL, PERSONAL, PERSONAL, PERSONAL]
const AT_ADDRESS: Landings = ['register', ADDRESS, ADDRESS, ADDRESS, ADDRESS]
const AT_ORGANISATION: Landings = ['register', 'organisation', 'organisation', 'organisation', 'registered']
const EVERYWHERE: Landings = ['register', PERSONAL, ADDRESS, 'organisation', 'registered']

/**
 * The access rules of the specification (§2), written out per demo user: this table does not call the access
 * check of the store.
 */
const RULES: Readonly<Record<'personal info first' | 'address first', Readonly<Record<Visitor, Landings>>>> =
  {
    'personal info first': {
      anonymous: START_ONLY,
      ada: AT_PERSONAL,
      ben: AT_ADDRESS,
      carla: AT_PERSONAL,
      dina: AT_ORGANISATION,
      edith: START_ONLY,
      finn: EVERYWHERE,
      gina: START_ONLY,
      hugo: START_ONLY,
      iris: START_ONLY,
    },
    'address first': {
      anonymous: START_ONLY,
      ada: AT_ADDRESS,
      ben: AT_ADDRESS,
      carla: AT_PERSONAL,
      dina: AT_ORGANISATION,
      edith: START_ONLY,
      finn: EVERYWHERE,
      gina: START_ONLY,
      hugo: START_ONLY,
      iris: START_ONLY,
    },
  }

const SITES = [
  ['personal info first', 'en-us'],
  ['address first', 'en-nz'],
] as const

const VISITORS = Object.keys(RULES['address first']) as readonly Visitor[]

/** Gina's account is locked: sign-in fails and she stays anonymous. */
async function arrive(page: Page, visitor: Visitor, locale: Locale): Promise<void> {
  if (visitor === 'anonymous') return
  if (visitor !== 'gina') return signInAs(page, persona(visitor), { locale })
  const { username, password } = persona('gina')
  await page.goto(loginPath(locale))
  await fillForm(page, { username, password })
  await submitButton(page).click()
  await expectSummary(page, [getMessages(locale).login.notices.refused])
}

for (const [order, locale] of SITES) {
  for (const visitor of VISITORS) {
    test(`${order}: step addresses lead ${visitor} to the steps that are open`, async ({ page }) => {
      await arrive(page, visitor, locale)
      const landing = async (step: StepId) =>
        new URL((await page.request.get(stepHref(locale, step))).url()).pathname
      expect(await Promise.all(STEP_IDS.map(landing))).toEqual(
        RULES[order][visitor].map(step => stepHref(locale, step)),
      )
    })
  }
}

test('a registered user sees on the start page that the registration is complete', async ({ page }) => {
  const locale = 'fr-ca'
  await signInAs(page, persona('iris'), { locale })
  await openStep(page, locale, 'organisation')
  const { title, shop } = getMessages(locale).register.signedIn
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main').getByRole('link', { name: shop })).toBeVisible()
  await expect(control(page, 'email')).toHaveCount(0)
})

test('a user with an incomplete registration continues from the start page with the open step', async ({
  page,
}) => {
  const locale = 'zh-sg'
  await signInAs(page, persona('carla'), { locale })
  await openStep(page, locale, 'register')
  const { continueTitle } = getMessages(locale).register.signedIn
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(continueTitle)
  await page.locator(`main a[href="${stepHref(locale, 'personal-info')}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stepTitle(locale, 'personal-info'))
})

test('the address of the confirmation redirects to the last step before the registration is complete', async ({
  page,
}) => {
  const locale = 'en-gb'
  await signInAs(page, persona('dina'), { locale })
  await openStep(page, locale, 'registered')
  const { pendingTitle, pendingLink } = getMessages(locale).register.registered
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pendingTitle)
  await page.getByRole('main').getByRole('link', { name: pendingLink }).click()
  await expect(page).toHaveURL(stepHref(locale, 'organisation'))
})
