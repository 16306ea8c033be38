import { describe, expect, it } from 'vitest'
import type { Organization } from '@/lib/contract/commerce/organization'
import { toAccountView } from '@/lib/organisation/account-view'
import { ACCOUNT_VIEWS } from '@/lib/organisation/account-view-schema'

const CLINIC: Organization = {
  uid: 'org-cedar',
  name: 'Cedarlight Clinic',
  accountType: 'ORGANIZATION',
  addresses: {},
  status: 'ACTIVE',
}

const LIMIT = { value: 1000, currencyIso: 'USD', formattedValue: '$1,000.00' }

const viewOf = (differences: Partial<Organization> = {}) => toAccountView({ ...CLINIC, ...differences })

const place = (town: string) => ({
  town,
  region: { isocode: 'US-OR', name: 'Oregon' },
  country: { isocode: 'US', name: 'United States' },
})

const linkOf = (status: 'ASSOCIATED' | 'PENDING_APPROVAL' | 'REJECTED') => ({
  association: { status, administrator: false, default: false, since: '2026-01-01' },
})

describe('an account as its person sees it (spec §3)', () => {
  it('is plain where nothing more is known of it', () => {
    expect(viewOf()).toEqual({
      uid: 'org-cedar',
      name: 'Cedarlight Clinic',
      isPersonal: false,
      isTemporary: false,
      place: '',
      isAdministrator: false,
      isDefault: false,
      link: 'linked',
    })
  })

  it('has its number, and says whether that is the temporary one', () => {
    expect(viewOf({ customerAccountNumber: '1001' })).toMatchObject({ number: '1001', isTemporary: false })
    const temporary = { customerAccountNumber: 'T7KQ4XN2WM9P', temporaryAccountNumber: true }
    expect(viewOf(temporary)).toMatchObject({ number: 'T7KQ4XN2WM9P', isTemporary: true })
  })

  it('has its qualification level, where it has one', () => {
    expect(viewOf()).not.toHaveProperty('level')
    expect(viewOf({ qualificationLevel: { code: 'B', name: 'Level B' } }).level).toBe('Level B')
  })

  it('is where its bills go, else where its address was matched', () => {
    const matchedAddress = place('Salem')
    expect(viewOf({ addresses: { matchedAddress } }).place).toBe('Salem, Oregon, United States')
    const addresses = { matchedAddress, primaryBillingAddress: place('Portland') }
    expect(viewOf({ addresses }).place).toBe('Portland, Oregon, United States')
  })

  it('has its street for members, who alone are sent it', () => {
    const primaryBillingAddress = { ...place('Portland'), line1: '27 Cedarlight Avenue', postalCode: '97205' }
    const { address } = viewOf({ addresses: { primaryBillingAddress } })
    expect(address).toBe('27 Cedarlight Avenue, Portland, OR 97205, United States')
    expect(viewOf({ addresses: { primaryBillingAddress: place('Portland') } })).not.toHaveProperty('address')
  })

  it('is masked for whoever does not belong to it', () => {
    expect(viewOf(linkOf('PENDING_APPROVAL')).isMasked).toBe(true)
    expect(viewOf(linkOf('REJECTED')).isMasked).toBe(true)
    expect(viewOf(linkOf('ASSOCIATED'))).not.toHaveProperty('isMasked')
  })

  it('tells administrators and the account of one’s orders', () => {
    const association = {
      status: 'ASSOCIATED',
      administrator: true,
      default: true,
      since: '2026-01-01',
    } as const
    expect(viewOf({ association })).toMatchObject({ isAdministrator: true, isDefault: true })
    expect(viewOf({ accountType: 'PERSONAL' })).toMatchObject({ isPersonal: true })
  })

  it.each([
    ['ASSOCIATED', 'linked'],
    ['PENDING_APPROVAL', 'pending'],
    ['REJECTED', 'rejected'],
  ] as const)('whose link is %s is %s', (status, link) => {
    expect(viewOf(linkOf(status)).link).toBe(link)
  })

  it('that was merged is merged whatever its link was, and names where it went', () => {
    const mergedInto = { uid: 'org-orrin', name: 'St Orrin’s Hospital', customerAccountNumber: '2000' }
    const view = viewOf({ ...linkOf('REJECTED'), status: 'MERGED', mergedInto })
    expect(view).toMatchObject({ link: 'merged', mergedInto: 'St Orrin’s Hospital' })
  })

  it('that was closed is closed whatever its link was', () => {
    expect(viewOf({ ...linkOf('ASSOCIATED'), status: 'CLOSED' }).link).toBe('closed')
  })

  it('has its inventory account, credit and exemptions, and says if it is reviewed or suspended', () => {
    const view = viewOf({
      qglobalAccountNumber: 'QG-1',
      status: 'PENDING',
      creditStatus: 'SUSPENDED',
      taxExemptRegions: [{ isocode: 'US-OH', name: 'Ohio' }, { isocode: 'US-PA' }],
      paymentTerms: { purchaseOrderRequired: false, creditLimit: LIMIT, creditLeft: LIMIT },
    })
    expect(view).toMatchObject({
      inventory: 'QG-1',
      isInReview: true,
      isSuspended: true,
      exemptIn: ['Ohio', 'US-PA'],
      creditLimit: '$1,000.00',
    })
  })

  it('goes to the browser with nothing that is not shown', () => {
    const view = viewOf({
      industry: { code: 'clinical-practice', name: 'Clinical practice' },
      paymentTerms: { purchaseOrderRequired: true, creditLimit: LIMIT, creditLeft: LIMIT },
      addresses: { primaryBillingAddress: { ...place('Portland'), phone: '+15035550117' } },
    })
    expect(JSON.stringify(view)).not.toMatch(/linical|urchase|5550117/)
    expect(ACCOUNT_VIEWS.parse({ accounts: [view] })).toEqual({ accounts: [view] })
  })
})
