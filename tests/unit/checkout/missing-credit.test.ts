import { describe, expect, it } from 'vitest'
import { missingCredit } from '@/lib/checkout/missing-credit'
import type { Organization } from '@/lib/contract/commerce/organization'

const price = (value: number) => ({ currencyIso: 'USD', value })

const CART = { totalPriceWithTax: price(500) }
const CLINIC = {
  accountType: 'ORGANIZATION',
  creditStatus: 'GOOD',
  paymentTerms: { purchaseOrderRequired: false, creditLimit: price(1_000), creditLeft: price(400) },
} as const satisfies Partial<Organization>

const OTHERS = [{ code: 'CARD' }, { code: 'PURCHASE_ORDER' }] as const
const missing = (account: Parameters<typeof missingCredit>[0]) => missingCredit(account, CART, OTHERS)

const withTerms = (limit: number, left: number) => ({
  ...CLINIC,
  paymentTerms: { ...CLINIC.paymentTerms, creditLimit: price(limit), creditLeft: price(left) },
})

describe('the credit that an order lacks', () => {
  it('is told with what is left, or as suspended', () => {
    expect(missing(CLINIC)).toEqual({ left: price(400) })
    expect(missing({ ...CLINIC, creditStatus: 'SUSPENDED' })).toEqual({ left: undefined })
  })

  it.each([
    ['the order can be placed on account', CLINIC, [...OTHERS, { code: 'ACCOUNT' }]],
    ['the account is that of a person', { ...CLINIC, accountType: 'PERSONAL' }, OTHERS],
    ['no account is chosen', undefined, OTHERS],
    ['the organization has no credit at all', withTerms(0, 0), OTHERS],
    ['something else than the credit prevents it', withTerms(1_000, 500), OTHERS],
    ['the terms are not known', { accountType: 'ORGANIZATION' }, OTHERS],
  ] as const)('is none where %s', (_, account, offered) => {
    expect(missingCredit(account, CART, offered)).toBeUndefined()
  })
})
