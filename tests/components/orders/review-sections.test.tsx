import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ReviewDifferences } from '@/components/orders/review-differences'
import { ReviewSections } from '@/components/orders/review-sections'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { documentPath } from '@/lib/site/document-paths'
import { COURSE, cartOf, entryOf, KIT, usd } from '../cart/samples'

const { review, facts, changes } = getMessages('en-us').orders

const draw = (cart: Partial<Cart>, email?: string) =>
  render(<ReviewSections locale="en-us" cart={cartOf(cart)} email={email} />)
const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))
const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

describe('the review', () => {
  it('leaves out steps that mean nothing for the cart', () => {
    draw({ accountType: 'PERSONAL', paymentType: { code: 'BANK_TRANSFER', displayName: 'Bank transfer' } })
    expect(hrefs()).toEqual([checkoutPath('en-us', 'account'), checkoutPath('en-us', 'payment')])
  })

  it('shows everything that was entered, each with a way to change it', () => {
    draw({
      accountType: 'ORGANIZATION',
      organization: { uid: 'o1', name: 'Northgate Clinic', customerAccountNumber: '1002' },
      qualifiedUser: { uid: 'q1', name: 'Ada Quill' },
      deliveryAddress: {
        id: 'a1',
        firstName: 'Nora',
        lastName: 'Vale',
        attention: 'Front desk',
        phone: '+1 315 555 0100',
        line1: '1 Elm Street',
        town: 'Utica',
        country: { isocode: 'US' },
      },
      deliveryMode: { code: 'c', name: 'Courier', deliveryCost: usd(1), latestDelivery: '2026-12-03' },
      shipComplete: true,
      inventoryAccount: { createNew: true },
      paymentType: { code: 'PURCHASE_ORDER', displayName: 'Purchase order' },
      purchaseOrderToFollow: true,
      taxExempt: true,
    })
    expect(hrefs()).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'Change: Shipping' })).toBeTruthy()
    expect(factOf(facts.account)).toBe('Northgate Clinic (account 1002)')
    expect(factOf(facts.attention)).toBe('Front desk')
    expect(factOf(facts.phone)).toBe('+1 315 555 0100')
    expect(factOf(facts.delivery)).toBe('Courier. It should arrive by December 3, 2026.')
    expect(factOf(review.items)).toBe(review.together)
    expect(factOf(facts.inventoryAccount)).toBe(review.newInventory)
    expect(factOf(facts.purchaseOrder)).toBe(review.toFollow)
    expect(factOf(review.exemption)).toBe('Exempt')
  })

  it('offers the document of the purchase order to be saved', () => {
    const paymentType = { code: 'PURCHASE_ORDER', displayName: 'Purchase order' } as const
    draw({ paymentType, purchaseOrderDocument: { id: 'd-1', fileName: 'po.pdf', size: 9 } })
    expect(screen.getByRole('link', { name: 'po.pdf' })).toHaveAttribute('href', documentPath('en-us', 'd-1'))
  })

  it.each([
    ['beside the inventory account', { inventoryAccount: { accountNumber: 'Q1' } }, 'delivery'],
    ['with the account where nothing is delivered', { entries: [entryOf(COURSE, 1)] }, 'account'],
    ['nowhere where all is shipped', { entries: [entryOf(KIT, 1)] }, undefined],
  ] as const)('names the email address for digital items %s', (_, cart, step) => {
    draw(
      {
        accountType: 'PERSONAL',
        ...cart,
        entries: [...('entries' in cart ? cart.entries : cartOf().entries)],
      },
      'nora@clinic.example',
    )
    const fact = screen.queryByText('nora@clinic.example')
    expect(fact?.closest('section')?.getAttribute('aria-labelledby')).toBe(step && `review-${step}`)
  })

  it('names what has changed, and nothing where nothing has', () => {
    const { container, rerender } = render(<ReviewDifferences locale="en-us" differences={[]} />)
    expect(container.textContent).toBe('')
    rerender(<ReviewDifferences locale="en-us" differences={[{ kind: 'exemptionOver' }]} />)
    expect(screen.getByText(changes.title)).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe(changes.exemptionOver)
  })
})
