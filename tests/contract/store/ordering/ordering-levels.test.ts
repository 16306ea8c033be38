import { beforeEach, describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { missingConsents } from '@/lib/orders/placing/consents'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { REVIEW, STEPS, serveOrders } from './ordering-harness.ts'

const store = serveOrders()

const NORA = "(SELECT customer_id FROM commerce_customers WHERE iam_id = 'uid-nora')"

const { placing, changes } = getMessages('en-us').orders

/** What can happen to the colleague who was named for items of a high level, and where that leads. */
const CHANGES = {
  'has left the organization': {
    sql: `DELETE FROM commerce_associations WHERE customer_id = ${NORA}`,
    answer: [checkoutPath('en-us', 'qualified-user'), [placing.changed, changes.gone.qualifiedUser]],
  },
  'does not hold the level any more': {
    sql: `UPDATE commerce_qualifications SET status = 'REJECTED' WHERE customer_id = ${NORA}`,
    answer: [checkoutPath('en-us', 'qualified-user'), [placing.unqualified]],
  },
} as const

const { account: _, ...LATER } = STEPS

const FORMS = {
  account: { account: 'org-westmere' },
  'qualified-user': { qualifiedUser: 'nora.kessel' },
  ...LATER,
}

describe('an order for an organization whose own level is enough', () => {
  const { account: _own, ...REST } = STEPS
  const DAY_MS = 86_400_000
  const validUntil = (days: number) => {
    const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
    store
      .database()
      .exec(
        `UPDATE commerce_organizations SET qualification_valid_until = '${day}' WHERE uid = 'org-cedarlight'`,
      )
  }
  const arrive = async () => {
    const forms = { account: { account: 'org-cedarlight' }, ...REST }
    await store.arrive(forms, { username: 'otto.dunmore', lines: { [ITEMS.formsOfLevelC]: 1 } })
    return (await store.review()).id
  }

  it('is not placed once that level has run out after the review, and is placed while it lasts', async () => {
    const id = await arrive()
    validUntil(-2)
    const { path, told } = await store.place(id)
    expect([path, told[0]]).toEqual([checkoutPath('en-us', 'qualified-user'), placing.unqualified])
    expect(store.orders()).toBe(0)
    validUntil(1)
    expect((await store.place((await store.review()).id)).path).toBe(checkoutPath('en-us', 'confirmation'))
  })
})

describe('an order with a colleague who answers for its items', () => {
  beforeEach(() => store.arrive(FORMS, { username: 'mira.solberg', lines: { [ITEMS.formsOfLevelC]: 1 } }))

  it.each(Object.entries(CHANGES))(
    'is not placed if the colleague %s; the step asks again',
    async (_what, { sql, answer }) => {
      const { id } = await store.review()
      store.database().exec(sql)
      const { path, told } = await store.place(id)
      expect([path, told]).toEqual(answer)
      expect(store.orders()).toBe(0)
      const another = { qualifiedUser: 'invite', inviteEmail: 'new@example.org' }
      expect(await store.save({ 'qualified-user': another })).toEqual([REVIEW])
      expect((await store.place((await store.review()).id)).path).toBe(checkoutPath('en-us', 'confirmation'))
    },
  )

  it('is not placed without the statement, also if the form does not ask for it', async () => {
    const { path, query } = await store.place((await store.review()).id, { terms: 'on' })
    expect(path).toBe(REVIEW)
    expect(await store.rejected(query)).toEqual({
      fields: { terms: 'on' },
      errors: missingConsents(['statement']),
    })
    expect(store.orders()).toBe(0)
  })

  it('is told of both boxes at once where neither is ticked', async () => {
    const { query } = await store.place((await store.review()).id, {})
    expect((await store.rejected(query))?.errors).toEqual(missingConsents(['terms', 'statement']))
    expect(store.orders()).toBe(0)
  })
})

it('an order of items that everybody may use asks for no statement, on the page as in the handler', async () => {
  await store.arrive()
  const { placeOrderTexts } = await import('@/app/[locale]/(personal)/store/_order/place-order-texts')
  expect(placeOrderTexts('en-us', await store.cart()).statement).toBeUndefined()
  const { path } = await store.place((await store.review()).id, { terms: 'on' })
  expect(path).toBe(checkoutPath('en-us', 'confirmation'))
})

describe('an order of somebody without the level and without a colleague', () => {
  const EVIDENCE = {
    kind: 'degree',
    detail: {
      degree: { code: 'doctorate' },
      fieldOfStudy: 'Psychology',
      institution: 'University of Westmere',
      country: { isocode: 'US' },
      yearAwarded: 2015,
    },
  } as const

  it('waits for the step that names one until evidence is approved, and once that has expired', async () => {
    const forms = { account: { account: 'org-westmere' }, ...LATER }
    await store.arrive(forms, { username: 'mira.solberg', lines: { [ITEMS.formsOfLevelC]: 1 } })
    const barred = [checkoutPath('en-us', 'qualified-user'), 0] as const
    const placed = async () => [(await store.place()).path, store.orders()]
    expect(await placed()).toEqual(barred)
    const { createQualification, submitQualification } = await import(
      '@/lib/backends/commerce/qualifications.server'
    )
    const context = await store.context()
    const draft = await createQualification(context, EVIDENCE, 'a-degree')
    if (!draft.ok) throw new Error('the evidence was not saved')
    await submitQualification(context, { id: draft.value.id, note: '' }, 'send-the-degree')
    const approve = (validUntil: string) =>
      store.control('PUT', `/commerce/qualifications/${draft.value.id}`, { status: 'APPROVED', validUntil })
    await approve('2020-01-01')
    expect(await placed()).toEqual(barred)
    await approve('2999-01-01')
    const { entries } = await store.cart()
    expect(entries[0]?.qualification?.satisfied).toBe(true)
    expect((await store.save(LATER)).at(-1)).toBe(REVIEW)
    await approve('2020-01-01')
    expect(await placed()).toEqual(barred)
    await approve('2999-01-01')
    expect(await placed()).toEqual([checkoutPath('en-us', 'confirmation'), 1])
  })
})
