import type { BrowserContext, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import type { StepId } from '@/lib/site/steps'
import { expect, test } from '../fixtures'
import { addressIn } from '../support/addresses'
import { startAt } from '../support/progress'
import { customerReport } from '../support/sandbox'
import { completeStep, expectStep, sendStep } from '../support/wizard'

const cookieValue = async (context: BrowserContext, name: string): Promise<string | undefined> =>
  (await context.cookies()).find(cookie => cookie.name === name)?.value

/** Cookies after a switch of sites: the switch, its country, and the site that now applies. */
async function expectMoveRemembered(page: Page, target: Locale, country: string): Promise<void> {
  const context = page.context()
  expect(await cookieValue(context, 'store.locale_moved')).toBe(target)
  expect(await cookieValue(context, 'store.registration_country')).toBe(country)
  expect(await cookieValue(context, 'store.prev_locale')).toBe(target)
  expect(await cookieValue(context, 'store.currency_switched')).toBe(getSite(target).currency)
}

/** Submitting an address redirects to the site of its country and to the step that is open there. */
const MOVES: readonly { from: Locale; country: string; to: Locale; step: StepId }[] = [
  { from: 'en-au', country: 'NZ', to: 'en-nz', step: 'personal-info' },
  { from: 'en-nz', country: 'AU', to: 'en-au', step: 'personal-info' },
  { from: 'ja-jp', country: 'SG', to: 'zh-sg', step: 'personal-info' },
  { from: 'zh-sg', country: 'JP', to: 'ja-jp', step: 'personal-info' },
  { from: 'en-us', country: 'GB', to: 'en-gb', step: 'organisation' },
  { from: 'fr-ca', country: 'SG', to: 'zh-sg', step: 'organisation' },
  { from: 'en-au', country: 'ES', to: 'es-es', step: 'personal-info' },
]

for (const { from, country, to, step } of MOVES) {
  test(`an address in ${country} redirects from ${from} to ${to}`, async ({ page }) => {
    const person = await startAt(page, from, 'contact-address')
    await sendStep(page, from, 'contact-address', addressIn(country))
    await expectStep(page, to, step)
    await expectMoveRemembered(page, to, country)
    const notice = page.getByText(getMessages(to).register.notices.moved)
    await expect(notice).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    expect((await customerReport(person.id)).addresses).toEqual([expect.objectContaining({ country })])
    await page.goto('/')
    await expect(page).toHaveURL(homePath(to))
  })
}

test('a redirected user completes the registration on the new site', async ({ page }) => {
  const person = await startAt(page, 'en-au', 'contact-address')
  await sendStep(page, 'en-au', 'contact-address', addressIn('NZ'))
  await completeStep(page, 'en-nz', 'personal-info')
  await completeStep(page, 'en-nz', 'organisation')
  expect(await customerReport(person.id)).toMatchObject({
    registrationStatus: 'REGISTERED',
    registrationCountry: 'NZ',
  })
})

test('a country of the same site causes no redirect', async ({ page }) => {
  await startAt(page, 'fr-ca', 'contact-address')
  await sendStep(page, 'fr-ca', 'contact-address', addressIn('CA'))
  await expectStep(page, 'fr-ca', 'organisation')
  expect(await cookieValue(page.context(), 'store.locale_moved')).toBeUndefined()
})

test('a country without a site causes no redirect', async ({ page }) => {
  await startAt(page, 'en-gb', 'contact-address')
  await sendStep(page, 'en-gb', 'contact-address', {
    country: 'FR',
    street: '8 rue des Tilleuls',
    city: 'Lyon',
    postalCode: '69002',
  })
  await expectStep(page, 'en-gb', 'organisation')
})
