import { expect, it, vi } from 'vitest'
import { RECENT_SIGN_IN_SECONDS } from '@/lib/config/limits'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { WHOLE_ACCOUNT } from '@/lib/site/account-closure-paths'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import { accountClosureActionPath } from '@/lib/site/routes'
import { settleClosures } from '../../sandbox/commerce/customers/settle-closures.ts'
import { drawPage } from './draw-page.ts'
import { renderFor } from './page-request.ts'
import { signedInBefore } from './signed-in-before.ts'
import { serveOrders } from './store-ordering-harness.ts'
import { sealFormOwner } from './store-sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('./page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('./page-request.ts')).nextNavigation)

const store = serveOrders()
const texts = getMessages('en-us').accountClosure
const MEMBER = 'otto.dunmore'

const draw = async (query: Record<string, string> = {}) => {
  renderFor(store.browser)
  const html = await drawPage('store/my-account/preferences', query)
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const send = async (intent: string) =>
  store.sent(accountClosureActionPath('en-us'), {
    [FORM_OWNER]: await sealFormOwner((await store.context()).user.id),
    intent,
  })

const closingTimeOf = (username: string) =>
  store.database().prepare('SELECT closes_at AS time FROM identity_users WHERE username = ?').get(username)
    ?.time

const closureMails = () =>
  store.database().prepare("SELECT subject FROM mail WHERE subject LIKE 'Your account closes on %'").all()

it('an account is closed after a question, in 30 days, with a mail, and is kept again', async () => {
  await store.signIn(MEMBER)
  expect(await draw()).toContain(texts.ask)
  const asked = await draw({ [DELETE_PARAMETER]: WHOLE_ACCOUNT })
  expect(asked).toContain(texts.question.title)
  await send('close')
  expect(await draw()).toMatch(/Your account closes on \w+ \d{1,2}, \d{4}\. Until then you can use it/)
  expect(closureMails()).toHaveLength(1)
  const time = closingTimeOf(MEMBER)
  await send('close')
  expect(closingTimeOf(MEMBER)).toBe(time)
  expect(closureMails()).toHaveLength(1)
  await send('keep')
  expect(closingTimeOf(MEMBER)).toBeNull()
  expect(await draw()).toContain(texts.ask)
})

it('the only administrator of an organization hands over first', async () => {
  await store.signIn('petra.lind')
  expect(await send('close')).toMatchObject({ told: [texts.done.administrator] })
  expect(closingTimeOf('petra.lind')).toBeNull()
})

it('whoever signed in a while ago signs in again before', async () => {
  await store.signIn(MEMBER)
  await signedInBefore(store.browser, RECENT_SIGN_IN_SECONDS + 60)
  expect(await draw({ [DELETE_PARAMETER]: WHOLE_ACCOUNT })).toContain(texts.signIn)
  expect(await send('close')).toMatchObject({ told: [texts.done.signInAgain] })
  expect(closingTimeOf(MEMBER)).toBeNull()
})

it('a closed account is refused with its token and with its password', async () => {
  await store.signIn(MEMBER)
  await send('close')
  const { fetchUser } = await import('@/lib/backends/commerce/users.server')
  const context = await store.context()
  await store.control('POST', '/clock', { advanceSeconds: 31 * 86_400 })
  expect(await fetchUser(context)).toMatchObject({ ok: false, error: { status: 401 } })
  store.browser.forget()
  await store.signIn(MEMBER)
  expect(await store.browser.account()).toMatchObject({ state: 'anonymous' })
})

it('a closed account loses addresses, cards, carts and organizations, and keeps its orders and quotes', async () => {
  const database = store.database()
  const count = (table: string) =>
    Number(
      database
        .prepare(
          `SELECT COUNT(*) AS total FROM ${table} JOIN commerce_customers USING (customer_id) WHERE iam_id = 'uid-petra'`,
        )
        .get()?.total,
    )
  const LOST = ['commerce_addresses', 'commerce_associations', 'commerce_payment_details']
  const kept = [count('commerce_orders'), count('commerce_quotes'), count('commerce_invoices')]
  expect(kept.every(total => total > 0)).toBe(true)
  database.prepare("UPDATE identity_users SET closes_at = ? WHERE id = 'uid-petra'").run(Date.now())
  settleClosures(database, Date.now() - 60_000)
  expect(count('commerce_associations')).toBeGreaterThan(0)
  settleClosures(database, Date.now() + 1)
  expect(LOST.map(count)).toEqual([0, 0, 0])
  expect([count('commerce_orders'), count('commerce_quotes'), count('commerce_invoices')]).toEqual(kept)
})
