import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { press, skipHeader } from '../support/keyboard'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

/** An organization to which only these tests add people, so that all of them are on its first page. */
const ORGANIZATION = { uid: 'org-brightmere-6003', name: 'Brightmere Speech Clinic Inc' }

const flash = (page: Page, text: string) => page.getByText(text).locator('visible=true').first()

/** Creates a member of the organization with a unique name, because each of these tests adds members. */
async function personOf(
  locale: Locale,
  firstName: string,
  link: { administrator: boolean; status?: 'PENDING_APPROVAL' },
) {
  const lastName = `Vander-${randomUUID().slice(0, 8)}`
  const organization = { uid: ORGANIZATION.uid, ...link }
  const person = await createPerson({ ...registeredFacts(locale), organization }, { firstName, lastName })
  return { person, name: `${firstName} ${lastName}` }
}

/** An administrator approves a request, removes a member, and makes the new member the administrator. */
async function walk(page: Page, locale: Locale, look: Look, byKeyboard: boolean): Promise<void> {
  const t = getMessages(locale).organisations
  const main = page.getByRole('main')
  const { person } = await personOf(locale, 'Ines', { administrator: true })
  const asking = await personOf(locale, 'Ruben', { administrator: false, status: 'PENDING_APPROVAL' })
  const leaving = await personOf(locale, 'Talia', { administrator: false })
  const choose = async (role: 'button' | 'link', name: string) => {
    if (!byKeyboard) return main.getByRole(role, { name, exact: true }).click()
    await skipHeader(page, locale)
    await press(page, role, name)
  }
  /** The question has the focus, so its answer is near. */
  const confirm = async (title: string, yes: string) => {
    await expect(main.getByRole('heading', { name: title })).toBeFocused()
    await look(title)
    if (!byKeyboard) return main.getByRole('button', { name: yes, exact: true }).click()
    await press(page, 'button', yes)
  }
  await signInAs(page, person, { locale })
  await page.goto(accountDetailPath(locale, 'accounts', ORGANIZATION.uid))

  await choose('button', fill(t.people.approveNamed, { person: asking.name }))
  await expect(flash(page, t.done.approved)).toBeVisible()

  await choose('link', fill(t.people.removeNamed, { person: leaving.name }))
  await confirm(fill(t.ask.remove.title, { person: leaving.name }), t.ask.remove.yes)
  await expect(flash(page, t.done.removed)).toBeVisible()
  await expect(main).not.toContainText(leaving.name)

  await choose('link', fill(t.people.handOverNamed, { person: asking.name }))
  await confirm(fill(t.ask.handOver.title, { person: asking.name }), t.ask.handOver.yes)
  await expect(flash(page, t.done.handedOver)).toBeVisible()
  await expect(main.getByRole('heading', { name: t.people.administrators })).toBeVisible()
  await expect(main).toContainText(asking.name)
  await look('the account of somebody who administered it')
}

test('members are let in, removed and made administrators by keyboard, on the smallest phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walk(page, 'fr-ca', lookAt(page, 'main'), true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('members are let in, removed and made administrators in Asia', async ({ page }) => {
    await walk(page, 'zh-sg', UNSEEN, false)
  })
})
