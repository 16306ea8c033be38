import { getMessages } from '@/lib/i18n/messages'
import { expect, test } from '../fixtures'
import { submitButton } from '../support/forms'
import { openStep } from '../support/wizard'

for (const locale of ['nl-nl', 'es-es'] as const)
  test(`help with registering in ${locale} stays beside a long form on a wide screen, under a name of its own`, async ({
    page,
  }) => {
    const { layout, register } = getMessages(locale)
    await page.setViewportSize({ width: 1280, height: 720 })
    await openStep(page, locale, 'register')
    const help = page.getByRole('complementary').filter({ hasText: register.support.text })
    await submitButton(page).scrollIntoViewIfNeeded()
    await expect(submitButton(page)).toBeInViewport()
    await expect(help).toBeInViewport({ ratio: 1 })
    await expect(help.getByRole('heading')).not.toHaveText(layout.help.opener)
    await expect(page.getByRole('main').getByText(layout.help.opener)).toHaveCount(0)
  })
