import { beforeEach, expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { SCRIPT } from '../cart/cart-harness.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

// Invitations are mails to people outside, so an administrator cannot send any number of them.

const store = serveOrders()

beforeEach(() => store.signIn('petra.lind'))

const send = async (form: Readonly<Record<string, string>>) =>
  store.browser.send('/api/organisations/actions?locale=en-us', {
    form: {
      [FORM_OWNER]: await sealFormOwner((await store.context()).user.id),
      organisation: 'org-lindenrow',
      submissionKey: crypto.randomUUID(),
      ...form,
    },
    headers: SCRIPT,
  })

const invite = (email: string) => send({ intent: 'invite', email })

const mailsTo = (email: string): unknown =>
  store.database().prepare('SELECT COUNT(*) AS mails FROM mail WHERE recipient = ?').get(email)?.mails

const withdrawAll = async () => {
  const open = store.database().prepare('SELECT id FROM commerce_organization_invitations').all()
  for (const { id } of open) await send({ intent: 'withdraw', invitation: String(id) })
}

it('the mailbox of somebody is not filled by invitations that are withdrawn and sent again', async () => {
  const email = 'somebody@example.org'
  for (let times = 0; times < 5; times += 1) {
    expect((await invite(times % 2 === 0 ? email : ' Somebody@example.org ')).status).toBe(200)
    await withdrawAll()
  }
  const limited = await invite(email)
  expect(limited.status).toBe(429)
  expect(limited.headers.has('retry-after')).toBe(true)
  expect(mailsTo(email)).toBe(5)
  expect((await invite('another@example.org')).status).toBe(200)
})
