import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { expect, test } from '../fixtures'
import { entryPages } from '../support/every-page'
import { signInAs } from '../support/sign-in'

const LOCALE = 'en-us'
const { account } = getMessages(LOCALE)

test('lists and entries of the account print without its menu', async ({ page }) => {
  await signInAs(page, { username: 'petra.lind', password: PEOPLE_PASSWORD })
  await page.goto(accountPath(LOCALE, 'accountHome'))
  const menu = page.getByRole('navigation', { name: account.navigation })
  for (const path of [accountPath(LOCALE, 'orderHistory'), ...(await entryPages(page, LOCALE)).values()]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(menu, path).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(menu, path).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})
