import { beforeEach, describe, expect, it } from 'vitest'
import { orderSchema } from '../../../../lib/contract/commerce/order/order.ts'
import { orderHistorySchema } from '../../../../lib/contract/commerce/order/order-history.ts'
import { findCustomerByIamId } from '../../../../sandbox/commerce/customers/customer-store.ts'
import { putAssociation } from '../../../../sandbox/commerce/organizations/association-store.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { EDITH, MIRA } from '../checkout/checkout-calls.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from './order-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = orderCalls(() => commerce)

const PATH = '/occ/v2/usassessments/orgUsers/current/orgUnits/orders'

/** Makes Mira a member of Edith's organization, who may look after it or not. */
const join = (administrator: boolean): void => {
  const { database } = commerce.context
  const customerId = findCustomerByIamId(database, 'uid-mira')?.customerId ?? ''
  putAssociation(database, {
    organizationUid: 'org-eastmarsh',
    customerId,
    status: 'ASSOCIATED',
    administrator,
    isDefault: false,
    since: 0,
  })
}

const list = async (query = '') =>
  readExactly(await commerce.call(`${PATH}?fields=FULL${query}`, MIRA), orderHistorySchema)

describe('orders of an organization', () => {
  it('are listed with who has placed them, for its administrators', async () => {
    const { code } = await calls.placed(EDITH, await calls.ready())
    join(true)
    const { orders } = await list()
    expect(orders).toMatchObject([{ code, orgCustomer: { name: 'Edith Marsh' } }])
    for (const [query, found] of [
      ['&query=edith', 1],
      ['&query=nobody', 0],
      ['&filters=::user:x:unit:org-eastmarsh', 1],
      ['&filters=::unit:org-westmere', 0],
      ['&createdFrom=2026-09-28&createdUntil=2026-09-28', 1],
      ['&createdFrom=2026-09-29', 0],
      ['&createdUntil=2026-09-27', 0],
      [`&query=5${code.slice(1)}`, 1],
    ] as const)
      expect([query, (await list(query)).orders.length]).toEqual([query, found])
    const order = await readExactly(await commerce.call(`${PATH}/${code}?fields=FULL`, MIRA), orderSchema)
    expect(order).toMatchObject({ code, cancellable: false })
  })

  it('are closed to everybody else', async () => {
    const { code } = await calls.placed(EDITH, await calls.ready())
    join(false)
    await expectRefusal(await commerce.call(PATH, MIRA), 403, { type: 'ForbiddenError' })
    await expectRefusal(await commerce.call(`${PATH}/${code}`, MIRA), 403, { type: 'ForbiddenError' })
    join(true)
    await expectRefusal(await commerce.call(`${PATH}/39999999`, MIRA), 400, {
      type: 'UnknownIdentifierError',
    })
    await expectRefusal(await commerce.call(`${PATH}?createdFrom=x`, MIRA), 400, { subject: 'createdFrom' })
  })
})
