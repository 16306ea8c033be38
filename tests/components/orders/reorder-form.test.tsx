import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReorderForm } from '@/components/orders/detail/reorder-form'

it('a quantity to order again is described by the prices and the availability of its item', () => {
  const line = {
    code: '0011203101',
    name: 'HWRS-3 Complete Kit',
    prices: 'Then $10.00 each · now $12.00',
    texts: ['Out of stock.'],
    tone: 'bad',
    quantity: '0',
  } as const
  const hidden = { submissionKey: 'k1', formOwner: 'o1' }
  render(<ReorderForm locale="en-us" order="1" lines={[line]} hidden={hidden} />)
  const field = screen.getByRole('textbox', { name: 'Quantity of HWRS-3 Complete Kit' })
  expect(field).toHaveAccessibleDescription('Then $10.00 each · now $12.00 Out of stock.')
})
