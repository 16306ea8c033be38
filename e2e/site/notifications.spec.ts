import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { withNotification } from '@/lib/notifications/address'
import { homePath, loginPath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { layoutShift } from '../support/layout'

const SAVED = { message: 'saved', status: 'SUCCESS' } as const
const encoded = (list: unknown) => `?notifications=${encodeURIComponent(btoa(JSON.stringify(list)))}`

const cards = (page: Page) => page.locator('[data-notification]')

/** The list is removed from the address once it was read. */
const expectRead = (page: Page) =>
  expect.poll(() => new URL(page.url()).searchParams.get('notifications')).toBeNull()

const HOSTILE: readonly unknown[] = [
  [{ message: 'Your account is locked. Call +1 555 0100', status: 'ERROR' }],
  [{ message: '<img src=x onerror=alert(1)>', isHtml: true }],
  [{ message: '<a href="https://evil.test">Sign in again</a>', isHtml: true, onClose: 'alert(1)' }],
  [{ signed: 'eyJhbGciOiJub25lIn0.e30.' }],
  { message: 'saved' },
  '%%%',
]

for (const [kind, path] of [
  ['public', homePath('en-us')],
  ['personal', loginPath('en-us')],
] as const) {
  test(`text, markup and actions of a forged notification are never shown on a ${kind} page`, async ({
    page,
  }) => {
    for (const list of HOSTILE) {
      await page.goto(path + encoded(list))
      await expectRead(page)
      await expect(cards(page)).toHaveCount(0)
      expect(await page.locator('body').innerText()).not.toMatch(/555 0100|onerror|Sign in again/)
    }
    const many = Array.from({ length: 50 }, (_, place) => ({ ...SAVED, isHtml: true, padding: place }))
    await page.goto(path + encoded(many.slice(0, 40)))
    await expect(cards(page)).toHaveCount(1)
  })

  test(`a notification is shown once on a ${kind} page, and can be closed by keyboard`, async ({ page }) => {
    const { messages, close } = getMessages('en-us').notifications
    const address = withNotification(
      path,
      { ...SAVED, showOncePerSessionNotificationId: 'a' },
      { message: 'failed', status: 'ERROR' },
    )
    await page.goto(address)
    await expect(page.locator('[aria-live="polite"]').getByText(messages.saved)).toBeVisible()
    await expect(page.locator('[aria-live="assertive"]').getByText(messages.failed)).toBeVisible()
    await expectAccessible(page, 'with notifications')
    await expectTargets(page, 'with notifications')
    await cards(page).filter({ hasText: messages.failed }).getByRole('button', { name: close }).focus()
    await page.keyboard.press('Escape')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('button', { name: close })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await page.goto(address)
    await expect(cards(page)).toHaveText([new RegExp(messages.failed)])
  })
}

test('a notification shifts no content and does not cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(withNotification(loginPath('nl-nl'), { message: 'working', status: 'PENDING' }, SAVED))
  await expect(cards(page)).toHaveCount(2)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  const covered = await page.evaluate(() => {
    const over = document.querySelector('#notifications')
    return [...document.querySelectorAll<HTMLElement>('main a, main input, main button, footer a')]
      .filter(element => element.checkVisibility())
      .filter(element => {
        element.focus()
        const box = element.getBoundingClientRect()
        return over !== null && box.bottom > over.getBoundingClientRect().top + 12
      })
      .map(element => element.outerHTML.slice(0, 80))
  })
  expect(covered).toEqual([])
})

test.describe('a notification without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of LOCALES.filter(locale => ['en-us', 'fr-ca', 'es-es'].includes(locale)))
    test(`is rendered on a personal page in ${locale}`, async ({ page }) => {
      await page.goto(withNotification(loginPath(locale), SAVED))
      await expect(page.getByText(getMessages(locale).notifications.messages.saved)).toBeVisible()
    })
})
