import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { fill } from '@/lib/i18n/fill'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { newAddressPath } from '@/lib/site/address-book-paths'
import { ADDRESS, addLink, draw, LOCALE, linesOf, numbered, TEXTS } from './draw-address-book'

describe('an address of the list', () => {
  it('leaves no gap for parts that it does not have', () => {
    draw([{ ...ADDRESS, line2: '', companyName: '' }])
    expect(linesOf(screen.getByRole('listitem'))).toEqual(['Nora Vale', '1 Elm Street', 'Utica', 'US'])
  })

  it('shows all parts as on a letter, and its marks', () => {
    draw([
      {
        ...ADDRESS,
        companyName: 'Cedarlight Clinic',
        attention: 'Front desk',
        addressType: 'INSTITUTION',
        line2: 'Suite 4',
        line3: 'North wing',
        region: { isocode: 'US-NY', name: 'New York' },
        postalCode: '13501',
        country: { isocode: 'US', name: 'United States' },
        phone: '+13155550142',
        defaultAddress: true,
        verificationResult: { result: 'CORRECTED', choice: 'RECOMMENDED', verifiedAt: '2026-01-01' },
      },
      { ...ADDRESS, id: 'a2', defaultBillingAddress: true },
    ])
    const [first, second] = screen.getAllByRole('listitem').map(entry => within(entry))
    expect(linesOf(screen.getAllByRole('listitem')[0] as HTMLElement)).toEqual([
      'Nora Vale',
      'Cedarlight Clinic',
      '1 Elm Street',
      'Suite 4',
      'North wing',
      'Utica, NY 13501',
      'United States',
    ])
    for (const mark of [TEXTS.defaultDelivery, TEXTS.types.INSTITUTION, TEXTS.verified])
      expect(first?.getByText(mark)).toBeInTheDocument()
    expect(first?.getByText(fill(TEXTS.attention, { name: 'Front desk' }))).toBeInTheDocument()
    expect(first?.getByText(fill(TEXTS.phone, { number: '+1 315 555 0142' }))).toBeInTheDocument()
    expect(first?.queryByText(TEXTS.defaultBilling)).toBeNull()
    expect(second?.getByText(TEXTS.defaultBilling)).toBeInTheDocument()
    expect(second?.queryByText(TEXTS.defaultDelivery)).toBeNull()
  })

  it.each([
    ['VERIFIED', 'AS_ENTERED', TEXTS.verified],
    ['MULTIPLE', 'SELECTED', TEXTS.verified],
    ['CORRECTED', 'AS_ENTERED', TEXTS.asEntered],
    ['UNAVAILABLE', 'AS_ENTERED', TEXTS.asEntered],
  ] as const)('that is %s and used %s is marked %s', (result, choice, mark) => {
    draw([{ ...ADDRESS, verificationResult: { result, choice, verifiedAt: '2026-01-01' } }])
    expect(screen.getByText(mark)).toBeInTheDocument()
  })

  it('says a line once that would stand there twice', () => {
    const country = { isocode: 'HK', name: 'Hong Kong' }
    draw([{ ...ADDRESS, companyName: 'Nora Vale', town: 'Hong Kong', country }])
    expect(linesOf(screen.getByRole('listitem'))).toEqual(['Nora Vale', '1 Elm Street', 'Hong Kong'])
  })

  it('has actions that name it, and no deletion while it is a default', () => {
    draw([
      { ...ADDRESS, defaultAddress: true },
      { ...ADDRESS, id: 'a2', line1: '2 Elm Street' },
    ])
    const named = (text: string, street: string) => fill(text, { address: `${street}, Utica` })
    expect(screen.getByRole('link', { name: named(TEXTS.editNamed, '2 Elm Street') })).toHaveAttribute(
      'href',
      accountDetailPath(LOCALE, 'addressBook', 'a2'),
    )
    expect(screen.getByRole('link', { name: named(TEXTS.deleteNamed, '2 Elm Street') })).toHaveAttribute(
      'href',
      `${accountPath(LOCALE, 'addressBook')}?delete=a2`,
    )
    expect(screen.queryByRole('link', { name: named(TEXTS.deleteNamed, '1 Elm Street') })).toBeNull()
    expect(screen.getByText(TEXTS.keepDefault)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: named(TEXTS.makeDeliveryNamed, '1 Elm Street') })).toBeNull()
    expect(screen.getByRole('button', { name: named(TEXTS.makeBillingNamed, '1 Elm Street') })).toHaveValue(
      'default-billing',
    )
  })

  it('that is the only one says that another one is needed before it can go', () => {
    draw([{ ...ADDRESS, defaultAddress: true }])
    expect(screen.getByText(TEXTS.keepOnly)).toBeInTheDocument()
  })
})

describe('the address book', () => {
  it('says why to add an address while it is empty', () => {
    draw([])
    expect(screen.getByText(TEXTS.empty.title)).toBeInTheDocument()
    expect(screen.getByText(TEXTS.empty.text)).toBeInTheDocument()
    expect(addLink()).toHaveAttribute('href', newAddressPath(LOCALE))
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it('tells its limit beforehand, and offers no addition once it is full', () => {
    const { unmount } = draw(numbered(3))
    const count = getTranslator(LOCALE, 'addressBook')('count', { count: 3, most: MOST_ADDRESSES })
    expect(screen.getByText(count)).toBeInTheDocument()
    expect(addLink()).toBeInTheDocument()
    unmount()
    draw(numbered(MOST_ADDRESSES))
    expect(screen.getByText(TEXTS.full)).toBeInTheDocument()
    expect(addLink()).toBeNull()
  })

  it('asks before it deletes an address of its own', () => {
    const { unmount } = draw(numbered(2), { toDelete: 'a2' })
    const question = screen.getByRole('region', { name: TEXTS.ask.title })
    expect(question).toHaveTextContent('2 Elm Street, Utica')
    expect(within(question).getByRole('button')).toHaveValue('delete')
    unmount()
    draw(numbered(2), { toDelete: 'a9' })
    expect(screen.queryByRole('region', { name: TEXTS.ask.title })).toBeNull()
  })

  it('can be searched once it has more than ten addresses', () => {
    const { unmount } = draw(numbered(10))
    expect(screen.queryByRole('searchbox')).toBeNull()
    unmount()
    draw(numbered(11), { search: 'elm 11' })
    expect(screen.getByRole('searchbox', { name: TEXTS.search.label })).toHaveValue('elm 11')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('link', { name: TEXTS.search.all })).toHaveAttribute(
      'href',
      accountPath(LOCALE, 'addressBook'),
    )
  })

  it('shows the search, what it found and the way to all of them, however few they are', () => {
    draw(numbered(3), { search: 'elm 2' })
    expect(screen.getByRole('searchbox', { name: TEXTS.search.label })).toHaveValue('elm 2')
    const found = getTranslator(LOCALE, 'addressBook')('search.found', { count: 1, text: 'elm 2' })
    expect(screen.getByText(found, { exact: false })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: TEXTS.search.all })).toBeInTheDocument()
  })

  it('keeps the search while it asks whether to delete one', () => {
    draw(numbered(3), { search: 'elm', toDelete: 'a2' })
    const [link] = screen.getAllByRole('link', { name: /^Delete/ })
    const path = accountPath(LOCALE, 'addressBook')
    expect(link).toHaveAttribute('href', `${path}?q=elm&delete=a1`)
    expect(screen.getByRole('link', { name: TEXTS.ask.no })).toHaveAttribute('href', `${path}?q=elm`)
  })

  it('says that a search has found nothing', () => {
    draw(numbered(11), { search: 'oak' })
    expect(screen.getByText(fill(TEXTS.search.none, { text: 'oak' }), { exact: false })).toBeInTheDocument()
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })
})
