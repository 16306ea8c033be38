import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { taxExemptionsPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

/** An organization that no demo user belongs to. */
const CLINIC = { uid: 'org-brightmere-6001', name: 'Brightmere Speech Clinic' }

const flash = (page: Page, text: string) => page.getByText(text).locator('visible=true').first()

/** An administrator opens the account, invites somebody, withdraws it, and thinks of leaving. */
async function walk(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const t = getMessages(locale).organisations
  const link = { uid: CLINIC.uid, administrator: true }
  await signInAs(page, await createPerson({ ...registeredFacts(locale), organization: link }), { locale })
  await page.goto(accountPath(locale, 'accounts'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: CLINIC.name })).toBeVisible()
  await look('the list of accounts')

  await main.getByRole('link', { name: fill(t.list.openNamed, { name: CLINIC.name }) }).click()
  await expect(page).toHaveURL(accountDetailPath(locale, 'accounts', CLINIC.uid))
  await look('an account')

  const invite = main.getByRole('button', { name: t.invite.submit })
  await invite.click()
  await expect(main.getByText(t.invite.errors.required).first()).toBeVisible()
  await look('an invitation without an address')
  const email = `invited-${Date.now()}-${locale}@example.com`
  await main.getByRole('textbox', { name: t.invite.email }).fill(email)
  await invite.click()
  await expect(flash(page, t.done.invited)).toBeVisible()
  await look('an open invitation')
  await main.getByRole('button', { name: fill(t.invite.withdrawNamed, { email }) }).click()
  await expect(flash(page, t.done.withdrawn)).toBeVisible()
  await expect(main.getByText(email)).toHaveCount(0)

  await main.getByRole('link', { name: t.actions.leave }).click()
  await expect(
    main.getByRole('heading', { name: fill(t.ask.leave.title, { name: CLINIC.name }) }),
  ).toBeVisible()
  await look('the question before leaving')
  await main.getByRole('link', { name: t.ask.leave.no }).click()
  await expect(page).toHaveURL(accountDetailPath(locale, 'accounts', CLINIC.uid))
}

test('accounts are managed on the smallest phones, accessible throughout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walk(page, 'nl-nl', lookAt(page))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('accounts are managed in French', async ({ page }) => {
    await walk(page, 'fr-ca')
  })
})

test('accounts are managed in Asia', async ({ page }) => {
  await walk(page, 'ja-jp')
})

test('every state of an account is told in words, by keyboard too', async ({ page }) => {
  const locale = 'en-us'
  const t = getMessages(locale).organisations
  await signInAs(
    page,
    await createPerson({
      ...registeredFacts(locale),
      organization: { uid: 'org-st-orrin-north', administrator: false, isDefault: false },
      moreOrganizations: [
        { uid: 'org-larkhill', administrator: false, isDefault: false },
        { uid: 'org-alderwick', administrator: false, isDefault: false },
        { uid: 'org-eastmarsh', administrator: false, isDefault: false, status: 'PENDING_APPROVAL' },
      ],
    }),
    { locale },
  )
  const main = page.getByRole('main')
  const states = [
    ['org-st-orrin-north', fill(t.states.merged.numbers, { from: '2001', to: '2000' })],
    ['org-larkhill', t.states.suspended.title],
    ['org-alderwick', t.states.closed.title],
    ['org-eastmarsh', t.states.pending.title],
  ] as const
  for (const [uid, words] of states) {
    await page.goto(accountDetailPath(locale, 'accounts', uid))
    await expect(main).toContainText(words)
    await expectAccessible(page, uid)
  }
  await main.getByRole('button', { name: t.actions.withdraw }).focus()
  await page.keyboard.press('Enter')
  await expect(flash(page, t.done.left)).toBeVisible()
  await expect(main.getByText('Eastmarsh Unified School District')).toHaveCount(0)
})

/** A member opens the tax exemptions of an organization from its page. */
async function openExemptions(page: Page, locale: Locale, uid: string): Promise<void> {
  const { organisations, taxExemptions } = getMessages(locale)
  const organization = { uid, administrator: false }
  await signInAs(page, await createPerson({ ...registeredFacts(locale), organization }), { locale })
  const main = page.getByRole('main')
  await page.goto(accountDetailPath(locale, 'accounts', uid))
  await expect(main).toContainText(organisations.actions.title)
  await main.getByRole('link', { name: taxExemptions.link }).press('Enter')
  await expect(page).toHaveURL(taxExemptionsPath(locale, uid))
}

type Certificate = { region?: string; number: string; from: string }

/** Fills in the form of a certificate, and sends it with Enter. */
async function sendCertificate(
  page: Page,
  locale: Locale,
  { region, number, from }: Certificate,
): Promise<void> {
  const { taxExemptions, checkout } = getMessages(locale)
  const main = page.getByRole('main')
  const regions = main.getByRole('combobox', { name: taxExemptions.region })
  if (region !== undefined) await regions.selectOption(region)
  await main.getByRole('textbox', { name: checkout.exemption.number }).fill(number)
  await main.getByLabel(checkout.exemption.from).fill(from)
  await main.getByLabel(checkout.exemption.to).fill('2039-12-31')
  await main.getByRole('checkbox').check()
  await main.locator('input[type=file]').setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 certificate'),
  })
  await main.getByRole('button', { name: checkout.exemption.send }).press('Enter')
}

/** Sends in a certificate after a form without its facts. */
async function walkExemptions(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const { taxExemptions, checkout, errors } = getMessages(locale)
  await openExemptions(page, locale, CLINIC.uid)
  const main = page.getByRole('main')
  await look('the tax exemptions')
  await main.getByRole('button', { name: checkout.exemption.send }).press('Enter')
  await expect(main.getByText(errors.fields.certificate.noFile).first()).toBeVisible()
  await look('a certificate without its facts')
  const number = `${locale}-${Date.now()}`
  await sendCertificate(page, locale, { region: 'CA-ON', number, from: '2026-01-01' })
  await expect(main).toContainText(number)
  await expect(main).toContainText(taxExemptions.next.SUBMITTED)
  await look('a certificate that waits')
}

test('a certificate is sent in on the page of the tax exemptions in fr-ca, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walkExemptions(page, 'fr-ca', lookAt(page))
})

test('a certificate that begins before the current one ends is refused with all that was typed', async ({
  page,
}) => {
  const locale = 'en-us'
  const { taxExemptions, checkout } = getMessages(locale)
  await openExemptions(page, locale, 'org-eastmarsh')
  const main = page.getByRole('main')
  const renewal = main.getByRole('link', { name: fill(taxExemptions.renewNamed, { region: 'Ohio' }) })
  await renewal.first().press('Enter')
  await expect(main.getByRole('combobox', { name: taxExemptions.region })).toHaveValue('US-OH')
  await sendCertificate(page, locale, { number: 'OH-2', from: '2026-01-01' })
  await expect(main.getByRole('alert').first()).toContainText(checkout.exemption.from)
  await expect(main.getByLabel(checkout.exemption.from)).toHaveValue('2026-01-01')
  await expect(main.getByRole('textbox', { name: checkout.exemption.number })).toHaveValue('OH-2')
  await expectAccessible(page, 'a certificate that begins too early')
})

test.describe('without script, tax exemptions', () => {
  test.use({ javaScriptEnabled: false })

  test('take a certificate in en-ca', ({ page }) => walkExemptions(page, 'en-ca'))
})
