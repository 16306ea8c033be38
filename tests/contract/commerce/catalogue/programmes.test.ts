import { beforeEach, describe, expect, it } from 'vitest'
import type { Programme } from '../../../../lib/contract/commerce/cart/programme.ts'
import { userSchema } from '../../../../lib/contract/commerce/user.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { cartCalls, ITEMS } from '../cart/cart-calls.ts'
import { readExactly } from '../commerce-harness.ts'
import { type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

const EDITH = { as: 'uid-edith' }
const NORA = { as: 'uid-nora' }
const OTTO = { as: 'uid-otto' }
const DAY = 24 * 60 * 60

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = cartCalls(() => commerce)

const holding = async (owner: { as: string }, ...lines: [string, number][]) => {
  const { code } = await calls.created(owner)
  await calls.allAdded(owner, code, lines)
  return calls.shown(owner, code)
}

const put = (uid: string, body: unknown) =>
  createCommerceControlRoutes(commerce.context).request(`/organizations/${uid}/programmes`, {
    method: 'PUT',
    body: JSON.stringify(body),
  })

const told = (programmes: Programme[] | undefined) =>
  programmes?.map(({ status, amount }) => [status, amount?.value])

const userOf = async (person: { as: string }, query = '?fields=FULL') =>
  readExactly(await commerce.us(`/users/current${query}`, person), userSchema)

describe('the organization-level discount', () => {
  it('reduces the total, exact to the cent', async () => {
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 1015 })
    const cart = await holding(EDITH, [ITEMS.kit, 1])
    expect(told(cart.programmes)).toEqual([['OLD_APPLIED', 1.02]])
    expect([cart.subTotal?.value, cart.totalDiscounts?.value, cart.totalPrice?.value]).toEqual([
      10.15, 1.02, 9.13,
    ])
  })

  it('does not apply before its start and after its end', async () => {
    expect(told((await holding(OTTO, [ITEMS.kit, 1])).programmes)).toEqual([['OLD_NOT_STARTED', undefined]])
    commerce.advance(30 * DAY)
    expect(told((await holding(OTTO, [ITEMS.kit, 1])).programmes)).toEqual([['OLD_APPLIED', 33.9]])
    commerce.advance(366 * DAY)
    const cart = await holding(OTTO, [ITEMS.kit, 1])
    expect(told(cart.programmes)).toEqual([['OLD_EXPIRED', undefined]])
    expect(cart).not.toHaveProperty('totalDiscounts')
  })

  it('applies on its first and its last day', async () => {
    const day = '2026-09-28'
    await put('org-cedarlight', {
      programmes: [{ code: 'OLD', percent: 50, validFrom: day, validUntil: day }],
    })
    expect(told((await holding(OTTO, [ITEMS.kit, 1])).programmes)).toEqual([['OLD_APPLIED', 113]])
  })
})

describe('with the flag of organization-level discounts off', () => {
  beforeEach(() => commerce.setFlag('org-level-discount', false))

  it('none is applied or named, in the cart or in the customer record', async () => {
    const cart = await holding(EDITH, [ITEMS.kit, 1])
    expect(cart).not.toHaveProperty('programmes')
    expect(cart).not.toHaveProperty('totalDiscounts')
    expect(cart.totalPrice).toEqual(cart.subTotal)
    expect(await userOf(EDITH)).not.toHaveProperty('programmes')
  })

  it('an unlimited assessment plan still applies', async () => {
    expect(told((await holding(NORA, [ITEMS.usage, 1])).programmes)).toEqual([
      ['UAP_APPLIED', expect.any(Number)],
    ])
  })
})

describe('the unlimited assessment plan of an organization', () => {
  const plan = (used: number, validUntil = '2027-01-01') =>
    put('org-westmere', { programmes: [{ code: 'UAP', limit: 10, used, validUntil }] })

  it('covers usages up to its remaining units, and nothing else', async () => {
    await plan(6)
    const cart = await holding(NORA, [ITEMS.manual, 1], [ITEMS.usage, 6])
    expect(told(cart.programmes)).toEqual([['UAP_APPLIED', 8]])
    expect(cart.programmes?.[0]).toMatchObject({ limit: 10, used: 6, validUntil: '2027-01-01' })
    expect([cart.subTotal?.value, cart.totalPrice?.value]).toEqual([61, 53])
  })

  it('covers nothing when it is used up or expired', async () => {
    await plan(10)
    expect(told((await holding(NORA, [ITEMS.usage, 1])).programmes)).toEqual([
      ['UAP_LIMIT_REACHED', undefined],
    ])
    await plan(0, '2026-09-27')
    expect(told((await holding(NORA, [ITEMS.usage, 1])).programmes)).toEqual([['UAP_EXPIRED', undefined]])
  })

  it('applies before a discount, which reduces the remaining total', async () => {
    const discount = { code: 'OLD', percent: 10, validFrom: '2026-01-01', validUntil: '2027-01-01' }
    const usages = { code: 'UAP', limit: 10, used: 9, validUntil: '2027-01-01' }
    await put('org-westmere', { programmes: [discount, usages] })
    const cart = await holding(NORA, [ITEMS.manual, 1], [ITEMS.usage, 2])
    expect(told(cart.programmes)).toEqual([
      ['UAP_APPLIED', 2],
      ['OLD_APPLIED', 5.1],
    ])
    expect([cart.totalDiscounts?.value, cart.totalPrice?.value]).toEqual([7.1, 45.9])
  })
})

describe('without a price programme', () => {
  it.each([['uid-hugo'], ['uid-mira']])('%s gets no programme and pays the list price', async as => {
    const cart = await holding({ as }, [ITEMS.kit, 1])
    expect(cart).not.toHaveProperty('programmes')
    expect(cart.totalPrice).toEqual(cart.subTotal)
    expect(await userOf({ as })).not.toHaveProperty('programmes')
  })

  it('members of an inactive organization get none', async () => {
    commerce.context.database
      .prepare("UPDATE commerce_organizations SET status = 'PENDING' WHERE uid = 'org-eastmarsh'")
      .run()
    const cart = await holding(EDITH, [ITEMS.kit, 1])
    expect(cart).not.toHaveProperty('programmes')
    expect(cart).not.toHaveProperty('organization')
  })
})

describe('the customer record', () => {
  it('contains the programmes without a cart, and only at the FULL level', async () => {
    expect((await userOf(EDITH)).programmes).toEqual([
      {
        code: 'OLD',
        status: 'OLD_APPLIED',
        name: 'Organization-level discount',
        validFrom: '2026-07-30',
        validUntil: '2027-07-30',
        percent: 10,
      },
    ])
    expect(await userOf(EDITH, '')).not.toHaveProperty('programmes')
  })

  it('names programmes in the language of the call', async () => {
    const french = await commerce.call(
      '/occ/v2/caassessments/users/current?lang=fr&fields=programmes(name)',
      EDITH,
    )
    expect(await french.json()).toEqual({ programmes: [{ name: 'Rabais de l’organisation' }] })
  })
})

describe('the control route for programmes', () => {
  it('replaces all programmes of an organization', async () => {
    expect((await put('org-eastmarsh', { programmes: [] })).status).toBe(204)
    expect(await userOf(EDITH)).not.toHaveProperty('programmes')
  })

  it.each([
    { programmes: [{ code: 'OLD', percent: 0, validFrom: '2026-01-01', validUntil: '2027-01-01' }] },
    { programmes: [{ code: 'UAP', percent: 5, validUntil: '2027-01-01' }] },
    { programmes: [{ code: 'OLD' }] },
    {
      programmes: ['2027-01-01', '2028-01-01'].map(validUntil => ({
        code: 'UAP',
        limit: 1,
        used: 0,
        validUntil,
      })),
    },
    {},
  ])('rejects %j', async body => {
    expect((await put('org-eastmarsh', body)).status).toBe(400)
    expect((await userOf(EDITH)).programmes).toHaveLength(1)
  })

  it('rejects an unknown organization', async () => {
    expect((await put('org-nowhere', { programmes: [] })).status).toBe(404)
  })
})
