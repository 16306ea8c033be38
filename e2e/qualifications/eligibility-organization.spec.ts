import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { DEMO_ORGANISATIONS } from '@/sandbox/seed/organisations'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { titlePath } from '../support/catalogue'
import { signInAs } from '../support/sign-in'

const CLINIC = DEMO_ORGANISATIONS.find(({ uid }) => uid === 'org-cedarlight')?.name ?? ''

for (const locale of ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[])
  test(`a user without the required level in ${locale} sees for which organization it can be ordered, and how`, async ({
    page,
  }) => {
    const { eligibility, level } = getMessages(locale).product
    await signInAs(page, { username: 'mira.solberg', password: PEOPLE_PASSWORD }, { locale })
    await page.goto(titlePath(locale, 'HWRS-3'))
    const sentence = eligibility.otherOrganization.replace('{name}', CLINIC)
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page.getByText(level.signIn)).toBeHidden()
    // What she may order needs no further hint.
    await expect(page.getByText(eligibility.ways)).toHaveCount(0)
    await expectAccessible(page, 'eligibility by an organization', { within: 'main' })
  })
