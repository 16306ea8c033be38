import { beforeEach, describe, expect, it } from 'vitest'
import { cartValidationSchema } from '../../../../lib/contract/commerce/cart/cart-validation.ts'
import { qualifiedUserListSchema } from '../../../../lib/contract/commerce/checkout/qualified-user.ts'
import { organizationSchema } from '../../../../lib/contract/commerce/organization.ts'
import { userSchema } from '../../../../lib/contract/commerce/user.ts'
import { seedQualifications } from '../../../../sandbox/seed/qualifications.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, type Buyer, OTTO } from '../checkout/checkout-calls.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'

let commerce: CatalogueHarness

/** Without a level, and with level C. */
const [UNIVERSITY, CLINIC] = ['org-westmere', 'org-cedarlight']

const LEVEL_C = { level: 'C', status: 'APPROVED' }

/** Otto has no evidence; the clinic is his default. Here he belongs to the university, too. */
beforeEach(() => {
  commerce = createCatalogueHarness()
  seedQualifications(commerce.context)
  commerce.context.database.exec(`
    INSERT INTO commerce_associations (organization_uid, customer_id, status, administrator, is_default, since)
      SELECT '${UNIVERSITY}', customer_id, 'ASSOCIATED', 0, 0, 0
      FROM commerce_customers WHERE iam_id = 'uid-otto'`)
})

const calls = orderCalls(() => commerce)

const orderFor = (uid: string) =>
  commerce.context.database.exec(`
    UPDATE commerce_associations SET is_default = (organization_uid = '${uid}')
      WHERE customer_id = (SELECT customer_id FROM commerce_customers WHERE iam_id = 'uid-otto')`)

const user = async () =>
  readExactly(await commerce.us('/users/current?fields=FULL', { as: OTTO.as }), userSchema)

/** A cart of forms of level C for an account, or for that of new carts, that can be paid. */
const cartFor = async (account?: string): Promise<string> => {
  const cart = await calls.shipped(OTTO, ADDRESSES.washington, [ITEMS.formsOfLevelC, 1])
  if (account !== undefined) await calls.settled(OTTO, cart, `/organization?organizationUid=${account}`)
  if (account === undefined || account.startsWith('org-'))
    await calls.settled(OTTO, cart, '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber=1')
  return cart
}

const personalAccount = async () => `P${(await user()).customerId}`

/** What commerce says of a cart in each answer that tells of levels. */
const judged = async (cart: string) => {
  const shown = await calls.shown(OTTO, cart)
  const answer = await calls.call(OTTO, cart, '/validate?fields=FULL', { method: 'POST' })
  const { cartModifications } = await readExactly(answer, cartValidationSchema)
  return {
    isSatisfied: shown.entries[0]?.qualification?.satisfied,
    isColleagueRequired: shown.qualifiedUserRequired ?? false,
    findings: cartModifications.map(({ statusCode }) => statusCode),
  }
}

const OPEN = { isSatisfied: true, isColleagueRequired: false, findings: [] }
const BARRED = { isSatisfied: false, isColleagueRequired: true, findings: ['qualificationRequired'] }

const expectBarred = async (cart: string) => {
  expect(await judged(cart)).toEqual(BARRED)
  await expectRefusal(await calls.place(OTTO, cart), 400, {
    type: 'QualificationError',
    reason: 'levelInsufficient',
  })
}

describe('the level that counts for an order', () => {
  it('is never that of an organization where the order is for the personal account', async () => {
    expect((await user()).qualification).toMatchObject(LEVEL_C)
    expect(await judged(await cartFor(await personalAccount()))).toEqual(BARRED)
  })

  it('is not that of the default organization where the order is for another one', async () => {
    await expectBarred(await cartFor(UNIVERSITY))
  })

  it('is that of the organization of the order, also where another one is the default', async () => {
    orderFor(UNIVERSITY)
    expect((await user()).qualification).toMatchObject({ level: 'A' })
    const cart = await cartFor(CLINIC)
    expect(await judged(cart)).toEqual(OPEN)
    expect(await calls.placed(OTTO, cart)).toMatchObject({ organization: { uid: CLINIC } })
  })

  it('is that of the default organization for a cart that is new', async () => {
    expect(await judged(await cartFor())).toEqual(OPEN)
    orderFor(UNIVERSITY)
    expect(await judged(await cartFor())).toEqual(BARRED)
  })

  it('follows the account of the cart, also for what is added', async () => {
    const cart = await cartFor(CLINIC)
    const add = async () => (await calls.carts.added(OTTO, cart, ITEMS.formsOfLevelB, 1)).statusCode
    expect(await add()).toBe('success')
    await calls.settled(OTTO, cart, `/organization?organizationUid=${UNIVERSITY}`)
    expect(await judged(cart)).toMatchObject({ isSatisfied: false })
    expect(await add()).toBe('qualificationRequired')
    await calls.settled(OTTO, cart, `/organization?organizationUid=${CLINIC}`)
    expect(await judged(cart)).toEqual(OPEN)
  })

  it('is not that of the organization after its last day', async () => {
    commerce.context.database.exec(
      `UPDATE commerce_organizations SET qualification_valid_until = '2020-01-01' WHERE uid = '${CLINIC}'`,
    )
    await expectBarred(await cartFor(CLINIC))
    const answer = await commerce.us(`/users/current/orgUnits/${CLINIC}?fields=FULL`, { as: OTTO.as })
    expect((await readExactly(answer, organizationSchema)).qualificationLevel?.code).toBe('A')
  })

  it('is that of the buyer’s evidence for every account', async () => {
    const nora: Buyer = { as: 'uid-nora' }
    const cart = await calls.filled(nora, [ITEMS.formsOfLevelC, 1])
    const { customerId } = await readExactly(
      await commerce.us('/users/current?fields=FULL', { as: nora.as }),
      userSchema,
    )
    for (const account of [`P${customerId}`, UNIVERSITY]) {
      const shown = await calls.settled(nora, cart, `/organization?organizationUid=${account}`)
      expect([account, shown.entries[0]?.qualification?.satisfied]).toEqual([account, true])
      expect(shown).not.toHaveProperty('qualifiedUserRequired')
    }
  })
})

describe('a colleague who answers for an order', () => {
  const listed = async (organization: string) => {
    const path = `/users/current/organizations/${organization}/qualifiedUsers?level=C&fields=FULL`
    const answer = await commerce.us(path, { as: OTTO.as })
    const { qualifiedUsers } = await readExactly(answer, qualifiedUserListSchema)
    return new Map(qualifiedUsers.map(({ uid, eligible, level }) => [uid, [eligible, level?.code]]))
  }

  it('is qualified by evidence or by the organization of the order, not by another one of theirs', async () => {
    const people = await listed(UNIVERSITY)
    expect(people.get('nora.kessel')).toEqual([true, 'C'])
    expect([people.get('otto.dunmore'), people.get('mira.solberg')]).toEqual([
      [false, 'A'],
      [false, 'A'],
    ])
    expect((await listed(CLINIC)).get('mira.solberg')).toEqual([true, 'C'])
    const cart = await cartFor(UNIVERSITY)
    for (const uid of ['otto.dunmore', 'mira.solberg'])
      await expectRefusal(await calls.put(OTTO, cart, `/qualifieduser?uid=${uid}`), 400, {
        type: 'QualificationError',
        reason: 'notEligible',
      })
    await calls.settled(OTTO, cart, '/qualifieduser?uid=nora.kessel')
    expect(await calls.placed(OTTO, cart)).toMatchObject({ qualifiedUser: { uid: 'nora.kessel' } })
  })

  it('ends the hold of an order by the same rule', async () => {
    const cart = await cartFor(UNIVERSITY)
    await calls.settled(OTTO, cart, '/qualifieduser?email=new@example.org')
    const { code, holdReasons } = await calls.placed(OTTO, cart)
    expect(holdReasons).toEqual(['QUALIFIED_USER'])
    const name = (uid: string) => calls.about(OTTO, `/orders/${code}/qualifieduser?uid=${uid}`, {}, 'PUT')
    for (const uid of ['otto.dunmore', 'mira.solberg'])
      await expectRefusal(await name(uid), 400, { reason: 'notEligible' })
    expect((await name('nora.kessel')).status).toBe(200)
  })

  it('is not asked to confirm where the organization of the order holds the level', async () => {
    orderFor(UNIVERSITY)
    const cart = await cartFor(CLINIC)
    await calls.settled(OTTO, cart, '/qualifieduser?email=new@example.org')
    expect((await calls.placed(OTTO, cart)).holdReasons).toBeUndefined()
  })
})
