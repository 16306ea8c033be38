import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderStopped, OrderStoppedNote } from '@/components/orders/order-stopped'
import { getMessages } from '@/lib/i18n/messages'

const { stopped } = getMessages('en-us').orders.review

const draw = (reasons: readonly string[]) =>
  render(
    <>
      <OrderStoppedNote locale="en-us" reasons={reasons} />
      <OrderStopped locale="en-us" reasons={reasons} />
    </>,
  )

it('an order that cannot be placed says so at the top, with a link to a heading with the reasons', () => {
  draw(['Kit: sold out'])
  const heading = screen.getByRole('heading', { level: 2, name: stopped })
  expect(screen.getByRole('link', { name: stopped })).toHaveAttribute('href', `#${heading.id}`)
  expect(screen.getByRole('region', { name: stopped })).toHaveTextContent('Kit: sold out')
})

it('an order that nothing stops says nothing at the top', () => {
  render(<OrderStoppedNote locale="en-us" reasons={[]} />)
  expect(screen.queryByText(stopped)).toBeNull()
})
