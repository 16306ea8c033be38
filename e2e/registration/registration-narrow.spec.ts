import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { control } from '../support/forms'
import { expectNoSidewaysScroll } from '../support/layout'
import { startAt } from '../support/progress'
import { becomeStranger } from '../support/sign-in'
import { completeStep, openStep } from '../support/wizard'

test.use({ viewport: { width: 320, height: 640 } })

for (const locale of ['fr-ca', 'nl-nl'] as const) {
  test(`no step of ${locale} scrolls sideways on the smallest phones`, async ({ page }) => {
    await openStep(page, locale, 'register')
    await expectNoSidewaysScroll(page, 'register')
    for (const step of ['personal-info', 'contact-address', 'organisation'] as const) {
      await becomeStranger(page)
      await startAt(page, locale, step)
      await expectNoSidewaysScroll(page, step)
    }
    await control(page, 'choice').and(page.locator('[value="new"]')).check()
    await control(page, 'addressChoice').and(page.locator('[value="another"]')).check()
    await expectNoSidewaysScroll(page, 'a new organisation with an address of its own')
    await control(page, 'choice').and(page.locator('[value="none"]')).check()
    await completeStep(page, locale, 'organisation')
    await expectNoSidewaysScroll(page, 'registered')
  })
}

test('a step ends with help and legal links instead of the whole footer', async ({ page }) => {
  const { footer, help } = getMessages('en-us').layout
  const directory = page.getByRole('contentinfo').getByRole('navigation', { name: footer.label })
  await page.goto(homePath('en-us'))
  await expect(directory).toBeVisible()
  await openStep(page, 'en-us', 'register')
  await expect(directory).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('list', { name: footer.legal })).toBeVisible()
  const opener = page.getByRole('contentinfo').getByRole('link', { name: help.opener })
  const [top = 0, first = 0] = await Promise.all(
    [page.getByRole('contentinfo'), opener].map(async part => (await part.boundingBox())?.y),
  )
  expect(first - top, 'room above the first link').toBeLessThan(60)
})
