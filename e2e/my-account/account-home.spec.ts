import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { press, skipHeader, tabTo } from '../support/keyboard'
import { lookAt } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

/** An organization that the user has asked to join. */
const ASKED = { uid: 'org-brightmere-6001', name: 'Brightmere Speech Clinic' }
const REQUEST = { administrator: false, isDefault: false, status: 'PENDING_APPROVAL' } as const

for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'ja-jp'] as const)
  test(`by keyboard the account home of ${locale} leads to what waits, and switches the account`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    const { account, accountHome, cart } = getMessages(locale)
    const facts = { ...registeredFacts(locale), moreOrganizations: [{ uid: ASKED.uid, ...REQUEST }] }
    const person = await createPerson(facts)
    await signInAs(page, person, { locale })
    const home = accountPath(locale, 'accountHome')
    await page.goto(home)
    await expect(page.getByRole('heading', { name: accountHome.tasks.title })).toBeVisible()
    await lookAt(page)(`the account home of ${locale}`)
    await skipHeader(page, locale)
    await press(page, 'link', fill(accountHome.tasks.join.title, { name: ASKED.name }))
    await expect(page).toHaveURL(accountPath(locale, 'accounts'))

    await page.goto(home)
    await skipHeader(page, locale)
    const choice = page.getByRole('main').getByLabel(accountHome.acting.label)
    await tabTo(page, choice)
    await page.keyboard.type(person.firstName)
    await expect(choice.locator('option:checked')).toContainText(account.accounts.personal)
    await press(page, 'button', accountHome.acting.submit)
    await expect(page).toHaveURL(new RegExp(`${cartPath(locale)}(\\?|$)`))
    await expect(page.getByRole('main')).toContainText(
      fill(cart.account.changed, { name: cart.account.personal }),
    )
  })
