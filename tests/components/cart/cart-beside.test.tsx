import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cartAccountPath } from '@/lib/site/paths'
import { drawCart } from './draw-cart'
import { cartOf, usd } from './samples'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

describe('beside the lines of a cart', () => {
  it('an exemption of the organization is stated with its region and last day', () => {
    const exemptions = [{ region: 'Ohio', validUntil: '2027-05-09' }]
    drawCart({ cart: cartOf(), exemptions })
    expect(screen.getByText('Tax exempt for deliveries to Ohio, until May 9, 2027')).toBeInTheDocument()
  })

  it('a refused file is named in the summary of a cart with lines, with a link to its field', () => {
    const upload = { form: <input id="file" />, errors: [{ text: 'Too large', fieldId: 'file' }] }
    drawCart({ cart: cartOf() }, upload)
    expect(screen.getByRole('link', { name: 'Too large' })).toHaveAttribute('href', '#file')
    expect(document.querySelector('#file')).toBeInTheDocument()
  })

  it('a refused file is named in an empty cart too, which has no field for it', () => {
    drawCart({}, { form: <input id="file" />, errors: [{ text: 'Too large', fieldId: 'file' }] })
    expect(screen.getByRole('alert')).toHaveTextContent('Too large')
    expect(screen.queryByRole('link', { name: 'Too large' })).not.toBeInTheDocument()
  })

  it('the account can be chosen before there is anything in the cart', () => {
    drawCart({})
    const choose = { name: 'Choose the account to order for' }
    expect(screen.getByRole('link', choose)).toHaveAttribute('href', cartAccountPath('en-us'))
    const organization = { uid: 'school', name: 'School' }
    drawCart({ cart: cartOf({ entries: [], organization }) })
    expect(screen.getByText('School').parentElement).toHaveTextContent(/^Ordering for School$/)
    expect(screen.getByRole('link', { name: 'Change account' })).toHaveAttribute(
      'href',
      cartAccountPath('en-us'),
    )
  })

  it.each([
    [true, '/my-account/order-history/O1000'],
    [false, 'checkout/confirmation?order=O1000'],
  ])('an empty cart offers the latest orders and the quick order (history: %s)', (hasHistory, address) => {
    const order = {
      code: 'O1000',
      guid: 'guid',
      status: 'CREATED',
      statusDisplay: 'created',
      placed: '2026-11-20T10:00:00+0000',
      total: usd(259.55),
      purchaseOrderNumber: 'PO-7',
    } as const
    drawCart({ orders: [order] }, undefined, { 'order-history': hasHistory })
    const orders = screen.getByRole('region', { name: 'Your latest orders' })
    expect(within(orders).getByRole('link', { name: 'Order O1000' })).toHaveAttribute(
      'href',
      expect.stringContaining(address),
    )
    expect(orders).toHaveTextContent('November 20, 2026 · $259.55 · purchase order PO-7')
    expect(screen.getByRole('link', { name: 'Quick order' })).toBeInTheDocument()
  })
})
