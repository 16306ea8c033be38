import { describe, expect, it } from 'vitest'
import { CART_ACCOUNT, FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { exemptionActionPath, purchaseOrderActionPath } from '@/lib/site/document-paths'
import { expressActionPath } from '@/lib/site/order-paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { SCRIPT } from '../cart/cart-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { ORDERS, STEPS, serveOrders } from './ordering-harness.ts'

const store = serveOrders()
const { browser } = store

const { accountSwitched, otherAccount } = getMessages('en-us').forms.failed

type Form = Readonly<Record<string, string>>

/** Every step, for a member of the clinic without the level of the items. */
const FORMS = {
  account: { account: 'org-westmere' },
  'qualified-user': { qualifiedUser: 'nora.kessel' },
  shipping: STEPS.shipping,
  delivery: STEPS.delivery,
  payment: STEPS.payment,
} as const

type Step = keyof typeof FORMS

const CERTIFICATE = {
  certificateNumber: 'OH-1',
  validFrom: '2026-01-01',
  validUntil: '2039-12-31',
  signed: 'on',
}

const toForm = (fields: Form, file?: string): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file !== undefined) form.append(file, new File(['%PDF-1.7'], 'file.pdf'))
  return form
}

const TABLES = [
  ...['commerce_orders', 'commerce_carts', 'commerce_checkouts', 'commerce_documents'],
  ...['commerce_addresses', 'commerce_tax_exemptions'],
]

/** Everything that commerce keeps on the way to an order. */
const stored = () => TABLES.map(table => store.database().prepare(`SELECT * FROM ${table}`).all())

const draftOf = async (user: string, step: Step) => {
  const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
  return checkoutDrafts.read({ user }, step)
}

const userId = async () => (await store.context()).user.id

const stepPath = (step: Step) => `/api/checkout/${step}?locale=en-us`

const steps = Object.entries(FORMS) as readonly (readonly [Step, Form])[]

describe('a form of a user, sent after a colleague has signed in in another tab', () => {
  /** The cart of the first user is ready to be ordered; then the second one signs in. */
  const takeOver = async () => {
    await store.arrive(FORMS, { username: 'mira.solberg', lines: { [ITEMS.formsOfLevelC]: 1 } })
    const first = await userId()
    const order: Form = await store.orderForm()
    browser.forget()
    await store.signIn('nora.kessel')
    await store.add({ [ITEMS.kit]: 1 })
    return { first, order, second: await userId(), mark: { [FORM_OWNER]: await sealFormOwner(first) } }
  }

  it('is saved by no step, and kept for its user alone', async () => {
    const { first, second, mark } = await takeOver()
    const before = stored()
    for (const [step, form] of steps) {
      const answer = await store.sent(stepPath(step), { ...form, ...mark })
      expect([answer.path, answer.query.get('notice')]).toEqual([
        checkoutPath('en-us', 'account'),
        'otherAccount',
      ])
      const script = await browser.send(stepPath(step), { form: { ...form, ...mark }, headers: SCRIPT })
      expect(await script.text()).not.toContain('PO-17')
      expect((await draftOf(first, step))?.values).toMatchObject(form)
      expect(await draftOf(second, step)).toBeUndefined()
    }
    expect(stored()).toEqual(before)
  })

  it('places and sends nothing, and shows nothing of it', async () => {
    const { second, order, mark } = await takeOver()
    const before = stored()
    const sent = [
      [ORDERS, { ...order, ...mark }],
      [expressActionPath('en-us'), { step: 'payment', ...STEPS.payment, ...mark }],
      [exemptionActionPath('en-us'), toForm({ ...CERTIFICATE, ...mark }, 'certificate')],
      [purchaseOrderActionPath('en-us'), toForm({ intent: 'upload', ...STEPS.payment, ...mark }, 'document')],
    ] as const
    for (const [path, form] of sent) {
      const { told, query } = await store.sent(path, form)
      expect([path, told, await store.rejected(query)]).toEqual([path, [otherAccount], undefined])
    }
    expect(stored()).toEqual(before)
    expect(await draftOf(second, 'payment')).toBeUndefined()
  })
})

describe('a form for an account that was switched in another tab', () => {
  const SWITCHED = ['shipping', 'delivery', 'payment'] as const

  const switchTo = async (account: string) =>
    store.sent('/api/cart/account?locale=en-us', {
      account,
      [FORM_OWNER]: await sealFormOwner(await userId()),
    })

  const personalAccount = async (): Promise<string> => {
    const { listOrganisations } = await import('@/lib/organisation/organisations.server')
    const listed = await listOrganisations(await store.context())
    const own = listed.ok ? listed.value.find(({ accountType }) => accountType === 'PERSONAL') : undefined
    return own?.uid ?? ''
  }

  it('is asked about on every step, with what was typed, and saved once the page names the new one', async () => {
    await store.arrive()
    await switchTo(await personalAccount())
    const { accountMark } = await import('@/lib/checkout/account')
    const before = stored()
    for (const step of SWITCHED) {
      const asked = await store.sent(stepPath(step), { ...STEPS[step], recordVersion: 'org-eastmarsh' })
      expect(asked.path).toBe(checkoutPath('en-us', step))
      const draft = await draftOf(await userId(), step)
      expect(draft).toMatchObject({ values: STEPS[step], outdated: true })
      expect(stored()).toEqual(before)
    }
    const recordVersion = accountMark(await store.cart()) ?? ''
    for (const step of SWITCHED) {
      // A purchase order is for organizations.
      const form = step === 'payment' ? { paymentType: 'BANK_TRANSFER' } : STEPS[step]
      const { path } = await store.sent(stepPath(step), { ...form, recordVersion })
      expect(path).not.toBe(checkoutPath('en-us', step))
    }
    const paymentType = { code: 'BANK_TRANSFER' }
    expect(await store.cart()).toMatchObject({ accountType: 'PERSONAL', paymentType })
  })

  it('sends in no certificate', async () => {
    await store.arrive()
    await switchTo(await personalAccount())
    const before = stored()
    const mark = { [FORM_OWNER]: await sealFormOwner(await userId()), [CART_ACCOUNT]: 'org-eastmarsh' }
    const { told, query } = await store.sent(
      exemptionActionPath('en-us'),
      toForm({ ...CERTIFICATE, ...STEPS.payment, ...mark }, 'certificate'),
    )
    expect(told).toEqual([accountSwitched])
    expect((await store.rejected(query))?.fields).toMatchObject({ certificateNumber: 'OH-1' })
    expect(stored()).toEqual(before)
  })
})
