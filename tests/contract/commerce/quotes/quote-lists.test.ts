import { beforeEach, describe, expect, it } from 'vitest'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { quoteCalls } from './quote-calls.ts'

const HUGO = { as: 'uid-hugo' }
const DAY = 24 * 60 * 60

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = quoteCalls(() => commerce)

/** Drafts of one to three kits on three days: 203.40, 406.80 and 610.20. */
const three = async (): Promise<string[]> => {
  const codes: string[] = []
  for (const [name, quantity] of [
    ['Grant 2027', 2],
    ['Élan 10', 1],
    ['elan 9', 3],
  ] as const) {
    const { code } = await calls.created({ cartId: await calls.filled(quantity) })
    await calls.patch(code, { name, reference: `REF-${quantity}` })
    codes.push(code)
    commerce.advance(DAY)
  }
  return codes
}

const namesOf = async (query: string) => (await calls.list(query)).quotes.map(({ name }) => name)

/** Makes Hugo a member of Edith's organization. */
const join = (administrator: number): void => {
  commerce.context.database
    .prepare(
      `INSERT INTO commerce_associations (organization_uid, customer_id, status, administrator, is_default, since)
       SELECT 'org-eastmarsh', customer_id, 'ASSOCIATED', ?, 0, 0 FROM commerce_customers WHERE iam_id = 'uid-hugo'`,
    )
    .run(administrator)
}

describe('the list of quotes', () => {
  it.each([
    ['byDate', ['elan 9', 'Élan 10', 'Grant 2027']],
    ['byDate:asc', ['Grant 2027', 'Élan 10', 'elan 9']],
    ['byCode', ['Grant 2027', 'Élan 10', 'elan 9']],
    ['byCode:desc', ['elan 9', 'Élan 10', 'Grant 2027']],
    ['byName:desc', ['Grant 2027', 'Élan 10', 'elan 9']],
    ['byTotal:asc', ['Élan 10', 'Grant 2027', 'elan 9']],
    ['byTotal:desc', ['elan 9', 'Grant 2027', 'Élan 10']],
    ['byState:asc', ['Grant 2027', 'Élan 10', 'elan 9']],
    ['byExpiry:asc', ['Élan 10', 'Grant 2027', 'elan 9']],
    ['byExpiry:desc', ['elan 9', 'Grant 2027', 'Élan 10']],
  ])('is sorted %s', async (sort, names) => {
    const [, second = ''] = await three()
    if (sort.startsWith('byExpiry')) await calls.support(second, 'state', { state: 'BUYER_OFFER' })
    expect(await namesOf(`&sort=${sort}`)).toEqual(names)
  })

  it('sorts and filters by the state that a quote has now', async () => {
    const [first = '', second = '', third = ''] = await three()
    await calls.support(first, 'state', { state: 'BUYER_OFFER' })
    await calls.support(second, 'state', { state: 'BUYER_SUBMITTED' })
    commerce.advance(31 * DAY)
    await calls.support(second, 'state', { state: 'SELLER_DRAFT' })
    expect(await namesOf('&status=EXPIRED')).toEqual(['Grant 2027'])
    expect(await namesOf('&status=BUYER_DRAFT,SELLER_DRAFT')).toEqual(['elan 9', 'Élan 10'])
    expect(await namesOf('&sort=byState:desc')).toEqual(['Élan 10', 'Grant 2027', 'elan 9'])
    expect((await calls.show(third)).state).toBe('BUYER_DRAFT')
  })

  it.each([
    ['query=elan', ['elan 9', 'Élan 10']],
    ['query=%C3%89LAN 1', ['Élan 10']],
    ['query=ref-3', ['elan 9']],
    ['query=20000002', ['Élan 10']],
    ['query=2000000', ['elan 9', 'Élan 10', 'Grant 2027']],
    ['query=0002', []],
    ['query=%25', []],
    ['createdFrom=2026-09-29', ['elan 9', 'Élan 10']],
    ['createdUntil=2026-09-29', ['Élan 10', 'Grant 2027']],
    ['createdFrom=2026-09-29&createdUntil=2026-09-29', ['Élan 10']],
    ['amountFrom=406.80', ['elan 9', 'Grant 2027']],
    ['amountUntil=406.79', ['Élan 10']],
    ['amountFrom=300&amountUntil=500', ['Grant 2027']],
    ['organizationUid=org-eastmarsh', ['elan 9', 'Élan 10', 'Grant 2027']],
    ['organizationUid=org-other', []],
  ])('can be narrowed down with %s', async (query, names) => {
    await three()
    expect(await namesOf(`&${query}`)).toEqual(names)
    expect((await calls.list(`&${query}`)).pagination.totalResults).toBe(names.length)
  })

  it.each([
    'sort=byLuck:asc',
    'sort=byDate:',
    'status=LOST',
    'createdFrom=28.9.',
    'amountFrom=-1',
    'scope=all',
  ])('refuses %s', async query => {
    const subject = query.slice(0, query.indexOf('='))
    await expectRefusal(await calls.call(`?${query}`), 400, { type: 'ValidationError', subject })
  })

  it('counts its pages, so that 20 quotes are one page', async () => {
    const { database } = commerce.context
    await calls.created({ cartId: await calls.filled() })
    const copy = database.prepare(
      `INSERT INTO commerce_quotes (customer_id, site, cart, name, state, version, created_at, updated_at)
       SELECT customer_id, site, cart, name, state, version, created_at, updated_at FROM commerce_quotes LIMIT 1`,
    )
    for (let count = 1; count < 20; count += 1) copy.run()
    expect((await calls.list()).pagination).toMatchObject({ totalPages: 1, totalResults: 20 })
    copy.run()
    expect((await calls.list()).pagination).toMatchObject({ totalPages: 2, totalResults: 21 })
    expect((await calls.list('&currentPage=1')).quotes).toHaveLength(1)
  })
})

describe('quotes of an organization', () => {
  const listAs = async (query: string) => (await (await calls.call(`?${query}`, HUGO)).json()).quotes

  it('are listed for its members, with who asked, if that is wanted', async () => {
    const code = await calls.submitted()
    join(0)
    expect(await listAs('scope=own')).toEqual([])
    expect(await listAs('fields=FULL')).toEqual([])
    expect(await listAs('scope=organization&fields=FULL')).toMatchObject([
      {
        code,
        orgCustomer: { name: 'Edith Marsh' },
        organization: { uid: 'org-eastmarsh' },
        allowedActions: ['VIEW'],
      },
    ])
  })

  it('are seen by members, who cannot act on them', async () => {
    const { code } = await calls.offered()
    join(0)
    expect(await (await calls.call(`/${code}?fields=FULL`, HUGO)).json()).toMatchObject({
      state: 'BUYER_OFFER',
      allowedActions: ['VIEW'],
    })
    const forbidden = { type: 'ForbiddenError' }
    const attempts = [
      await calls.call(`/${code}/action`, { ...HUGO, body: { action: 'CANCEL' } }),
      await calls.call(`/${code}`, { ...HUGO, method: 'PATCH', body: { name: 'Mine' } }),
      await calls.call(`/${code}/comments`, { ...HUGO, body: { text: 'Hello' } }),
      await calls.call(`/${code}/shares`, { ...HUGO, body: {} }),
      await calls.call('', { ...HUGO, body: { quoteCode: code } }),
    ]
    for (const attempt of attempts) await expectRefusal(attempt, 403, forbidden)
    expect((await calls.show(code)).state).toBe('BUYER_OFFER')
  })

  it('are acted on by administrators, whose cart and order it becomes', async () => {
    const { code } = await calls.offered()
    join(1)
    expect((await calls.call(`/${code}/action`, { ...HUGO, body: { action: 'CHECKOUT' } })).status).toBe(200)
    const cart = await commerce.us('/users/current/carts/current?fields=FULL', HUGO)
    expect(await cart.json()).toMatchObject({ sapQuote: { code }, totalPrice: { value: 200 } })
    const { state, orgCustomer, cartId } = await calls.show(code)
    expect([state, orgCustomer?.name, cartId]).toEqual(['BUYER_ACCEPTED', 'Edith Marsh', undefined])
    await calls.call(`/${code}/comments`, { ...HUGO, body: { text: 'I order it.' } })
    expect((await calls.show(code)).comments).toMatchObject([
      { text: 'I order it.', author: { name: 'Hugo Satō' } },
    ])
  })

  it('keep to themselves what one person has settled in the checkout when another takes over', async () => {
    const { code } = await calls.offered()
    join(1)
    await calls.act(code, 'CHECKOUT')
    const { cartId } = await calls.show(code)
    const chosen = `/users/current/carts/${cartId}/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-7`
    expect((await commerce.us(chosen, { as: 'uid-edith', method: 'PUT' })).status).toBe(200)
    await calls.call(`/${code}/action`, { ...HUGO, body: { action: 'CHECKOUT' } })
    const cart = await (await commerce.us('/users/current/carts/current?fields=FULL', HUGO)).json()
    expect([cart.sapQuote.code, cart.organization.uid, cart.paymentType]).toEqual([
      code,
      'org-eastmarsh',
      undefined,
    ])
  })

  it('are unknown to those whose membership has ended, as quotes of others are', async () => {
    const code = await calls.submitted()
    join(1)
    commerce.context.database.exec("UPDATE commerce_associations SET status = 'REJECTED' WHERE since = 0")
    const unknown = { type: 'NotFoundError', message: 'Quote not found' }
    await expectRefusal(await calls.call(`/${code}`, HUGO), 404, unknown)
    await expectRefusal(await calls.call('/29999999', HUGO), 404, unknown)
    expect(await listAs('scope=organization')).toEqual([])
  })
})
