import { beforeEach, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { LOCALE, serveSupport, TEXTS } from './support-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSupport()

beforeEach(() => {
  store.sandbox().context.database.exec('DELETE FROM commerce_assisted_events')
})

const draw = async (page: string, code = '') => {
  renderFor(store.browser)
  return (await drawPage(page, {}, code)).replaceAll('<!-- -->', '')
}

const refused = fill(TEXTS.log.kinds.refused, { text: '' }).trim()

it.each([
  ['store/my-account', ''],
  ['store/cart', ''],
  ['store/my-account/accounts', ''],
  ['store/my-account/accounts/[code]', 'org-lindenrow'],
  ['store/my-account/address-book', ''],
  ['store/my-account/qualifications', ''],
  ['store/my-account/order-history', ''],
  ['store/my-account/quotes', ''],
  ['store/my-account/saved-carts', ''],
  ['store/invoices', ''],
])(
  'an agent sees %s whole, and by it asks commerce for nothing that only the customer may have',
  async (page, code) => {
    await store.signIn('liam.lead')
    await store.start('petra.lind')
    const shown = await draw(page, code)
    expect(shown).not.toContain(getMessages(LOCALE).unavailable.subjects.account.title)
    expect(shown).not.toContain(getMessages(LOCALE).unavailable.retry)
    const log = await draw('store/my-account/support-login/log/entries')
    expect(log).not.toContain(refused)
  },
)
