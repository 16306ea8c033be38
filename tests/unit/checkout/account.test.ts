import { describe, expect, it } from 'vitest'
import { accountMark, accountOf, checkAccount, sortAccounts, whyNotUsable } from '@/lib/checkout/account'
import { accountOptions } from '@/lib/checkout/account-options'
import { changesFlash } from '@/lib/checkout/changes-flash'
import type { Organization } from '@/lib/contract/commerce/organization'
import { cartOf, entryOf, KIT, usd } from '../../components/cart/samples'

const LINK = { status: 'ASSOCIATED', administrator: false, default: true, since: '2026-01-01' } as const

const organization = (uid: string, members: Partial<Organization> = {}): Organization => ({
  uid,
  name: uid,
  accountType: 'ORGANIZATION',
  addresses: {},
  status: 'ACTIVE',
  association: LINK,
  ...members,
})

const PERSONAL = organization('own', { accountType: 'PERSONAL' })
const SCHOOL = organization('school', { customerAccountNumber: '4711', creditStatus: 'SUSPENDED' })
const ASKED = organization('asked', { association: { ...LINK, status: 'PENDING_APPROVAL' } })
const MERGED = organization('merged', { status: 'MERGED', mergedInto: { uid: 'school', name: 'School' } })
const CLOSED = organization('closed', { status: 'CLOSED' })
const NEW = organization('new', { status: 'PENDING' })
const REFUSED = organization('refused', { association: { ...LINK, status: 'REJECTED' } })

const ALL = sortAccounts([PERSONAL, ASKED, MERGED, CLOSED, NEW, REFUSED, SCHOOL])

describe('the accounts of a user', () => {
  it('are those that may order, the personal one last, and those that may not', () => {
    expect(ALL).toEqual({ usable: [SCHOOL, PERSONAL], waiting: [ASKED, MERGED, CLOSED, NEW] })
  })

  it('say why none of the others may order', () => {
    expect(ALL.waiting.map(whyNotUsable)).toEqual(['pending', 'merged', 'closed', 'review'])
  })

  it('say number, role and suspended credit, and that a person has no purchase orders', () => {
    const [school, own] = accountOptions('en-us', ALL.usable)
    expect(school?.hint).toMatch(/4711.*member.*Credit is suspended/)
    expect(own?.hint).toMatch(/Purchase orders/)
  })

  it('can be chosen only where they may order', () => {
    const uids = ALL.usable.map(({ uid }) => uid)
    expect(checkAccount({ account: 'school' }, uids).ok).toBe(true)
    expect(checkAccount({ account: 'asked' }, uids).ok).toBe(false)
    expect(checkAccount({ account: '' }, uids).ok).toBe(false)
  })

  it('are found again by what commerce has accepted', () => {
    const school = { accountType: 'ORGANIZATION', organization: { uid: 'school', name: 'School' } } as const
    expect(accountOf(school, ALL)).toBe(SCHOOL)
    expect(accountOf({ accountType: 'PERSONAL' }, ALL)).toBe(PERSONAL)
    expect(accountOf({ organization: school.organization }, ALL)).toBeUndefined()
    expect([accountMark(school), accountMark({ accountType: 'PERSONAL' })]).toEqual(['school', 'PERSONAL'])
  })
})

describe('what another account changes', () => {
  const before = cartOf({ entries: [entryOf(KIT, 2)], totalPrice: usd(20) })

  it('is shown by total and line', () => {
    const after = cartOf({ entries: [entryOf(KIT, 2, { basePrice: usd(9) })], totalPrice: usd(18) })
    const flash = changesFlash('en-us', before, after)
    expect(flash?.message).toBe('Your total was $20.00 and is now $18.00.')
    expect(flash?.lines.map(({ text }) => text)).toEqual([
      'Complete Kit: the price was $10.00 and is now $9.00.',
    ])
  })

  it('is nothing where the total is the same', () => {
    expect(changesFlash('en-us', before, before)).toBeUndefined()
  })
})
