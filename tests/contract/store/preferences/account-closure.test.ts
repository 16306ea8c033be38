import { expect, it, vi } from 'vitest'
import { RECENT_SIGN_IN_SECONDS } from '@/lib/config/limits'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { WHOLE_ACCOUNT } from '@/lib/site/account-closure-paths'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import { accountClosureActionPath } from '@/lib/site/paths'
import { settleClosures } from '../../../../sandbox/commerce/customers/settle-closures.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { signedInBefore } from '../../support/signed-in-before.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

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

it('the only administrator of an organization with members is led to it, by its name', async () => {
  await store.signIn('petra.lind')
  expect(await send('close')).toMatchObject({
    path: accountDetailPath('en-us', 'accounts', 'org-lindenrow'),
    told: [fill(texts.done.administrator, { name: 'Linden Row Psychology' })],
  })
  expect(closingTimeOf('petra.lind')).toBeNull()
  store
    .database()
    .exec("DELETE FROM commerce_associations WHERE organization_uid = 'org-lindenrow' AND administrator = 0")
  store.database().exec("UPDATE commerce_orders SET status = 'CREATED', hold_reasons = '[]'")
  expect((await send('close')).path).toBe(accountPath('en-us', 'preferences'))
  expect(closingTimeOf('petra.lind')).not.toBeNull()
})

it('the question lists what is open, and what goes and stays', async () => {
  await store.signIn('petra.lind')
  const asked = await draw({ [DELETE_PARAMETER]: WHOLE_ACCOUNT })
  expect(asked).toContain(texts.question.goes)
  expect(asked).toContain(texts.question.stays)
  expect(asked).toContain(texts.question.openTitle)
  expect(asked).toMatch(/href="[^"]*invoices\?status=unpaid"[^>]*>\d+ unpaid invoices</)
  expect(asked).toMatch(/href="[^"]*quotes"[^>]*>\d+ open quotes?</)
  expect(asked).not.toContain(texts.question.unknown)
})

it('somebody with nothing open reads that', async () => {
  await store.signIn(MEMBER)
  expect(await draw({ [DELETE_PARAMETER]: WHOLE_ACCOUNT })).toContain(texts.question.nothingOpen)
})

it('an order on hold is freed or cancelled first; the question lists it, and the refusal leads to it', async () => {
  await store.signIn(MEMBER)
  const database = store.database()
  database.exec(`UPDATE commerce_orders SET status = 'ON_VALIDATION', site = 'usassessments', customer_id =
    (SELECT customer_id FROM commerce_customers WHERE iam_id = 'uid-otto')
    WHERE code = (SELECT MAX(code) FROM commerce_orders)`)
  const code = String(database.prepare('SELECT MAX(code) AS code FROM commerce_orders').get()?.code)
  const asked = await draw({ [DELETE_PARAMETER]: WHOLE_ACCOUNT })
  expect(asked).toMatch(/href="[^"]*order-history\?status=held"[^>]*>1 order on hold</)
  expect(asked).toContain(texts.question.heldFirst)
  expect(await send('close')).toMatchObject({
    path: accountPath('en-us', 'orderHistory'),
    told: [fill(texts.done.onHold, { order: code })],
  })
  expect(closingTimeOf(MEMBER)).toBeNull()
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

it('a closed account loses all that is personal, and keeps its orders, invoices and quotes', async () => {
  const database = store.database()
  const petra = "(SELECT customer_id FROM commerce_customers WHERE iam_id = 'uid-petra')"
  const count = (table: string, and = '') =>
    Number(
      database.prepare(`SELECT COUNT(*) AS total FROM ${table} WHERE customer_id = ${petra} ${and}`).get()
        ?.total,
    )
  const lost = () => [
    count('commerce_addresses'),
    count('commerce_associations'),
    count('commerce_payment_details'),
    count('commerce_carts', 'AND saved_at IS NOT NULL AND quote_code IS NULL'),
    count('commerce_qualifications'),
    count('commerce_documents', 'AND id IN (SELECT document FROM commerce_qualification_documents)'),
  ]
  const kept = () => [count('commerce_orders'), count('commerce_quotes'), count('commerce_invoices')]
  const person = () =>
    database
      .prepare(`SELECT uid, email, first_name, last_name, phone_number FROM commerce_customers
        WHERE customer_id = ${petra}`)
      .get()
  database.exec(`INSERT INTO commerce_qualifications (id, customer_id, kind, detail, grants_level, status, created_at)
      VALUES ('q-closing', ${petra}, 'degree', '{}', 'B', 'SUBMITTED', 0);
    INSERT INTO commerce_documents VALUES ('d-closing', ${petra}, 'degree.pdf', 'application/pdf', x'00', 0);
    INSERT INTO commerce_qualification_documents VALUES ('d-closing', 'q-closing');
    INSERT INTO commerce_payment_details (id, customer_id, subscription_id, fingerprint, card_type, last4,
        expiry_month, expiry_year, account_holder_name, billing_address, is_saved, created_at)
      VALUES ('c-closing', ${petra}, 's-closing', 'f', 'visa', '1111', '01', '2030', 'Petra Lind', '{}', 1, 0);
    INSERT INTO commerce_carts (guid, site, customer_id, name, saved_at, modified_at, turn)
      VALUES ('g-closing', 'usassessments', ${petra}, 'Fall', 1, 1, 1)`)
  const before = kept()
  expect([...lost(), ...before].every(total => total > 0)).toBe(true)
  const held = lost()
  database.prepare("UPDATE identity_users SET closes_at = ? WHERE id = 'uid-petra'").run(Date.now())
  settleClosures(database, Date.now() - 60_000)
  expect(lost()).toEqual(held)
  expect(person()).toMatchObject({ last_name: 'Lind' })
  settleClosures(database, Date.now() + 1)
  expect(lost()).toEqual([0, 0, 0, 0, 0, 0])
  expect(kept()).toEqual(before)
  expect(person()).toEqual({ uid: '', email: '', first_name: '', last_name: '', phone_number: null })
})
