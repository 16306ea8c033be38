import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReportNote } from '@/components/cart/page/cart-notes'
import { SharedCartPage } from '@/components/cart/page/shared-cart'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { type SharedCart, sharedCartSchema } from '@/lib/contract/commerce/cart/share'
import { cartOf, entryOf, KIT } from './samples'

const draw = (cart: SharedCart | undefined) =>
  render(
    <SharedCartPage
      locale="en-us"
      cart={cart}
      flags={DEFAULT_FLAGS.values}
      hidden={{ submissionKey: 'key' }}
    />,
  )

const copyOf = (entries = [entryOf(KIT, 2, { note: 'for Mrs Miller' })]) =>
  sharedCartSchema.parse({ ...cartOf({ entries }), expiresAt: '2026-12-24T00:00:00+0000' })

it('a shared cart shows lines and sums, read only and without notes of its owner', () => {
  const { container } = draw(copyOf())
  expect(screen.getByText(/The link works until December 24, 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: KIT.name })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(container).not.toHaveTextContent('Mrs Miller')
  expect(screen.getByRole('button', { name: 'Add these items to my cart' })).toBeVisible()
  const fields = [...new FormData(container.querySelector('form') ?? undefined)]
  expect(fields).toContainEqual([`quantity.${KIT.code}`, '2'])
})

it('a link that has ended says what to do', () => {
  draw(undefined)
  expect(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  expect(screen.getByText(/Ask the person who sent it for a new one/)).toBeVisible()
})

it('an empty copy offers nothing to add', () => {
  draw(copyOf([]))
  expect(screen.getByText('This cart has no items.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('a new link can be copied or sent by email', () => {
  const link = 'https://www.example.com/store/usassessments/en/carts/shared/abc'
  const report = { tone: 'success', message: 'Shared', lines: [], link } as const
  render(<ReportNote locale="en-us" report={report} hidden={{ submissionKey: 'key' }} />)
  expect(screen.getByRole('textbox', { name: 'Link to the copy' })).toHaveValue(link)
  expect(screen.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    expect.stringContaining(`body=${encodeURIComponent(link)}`),
  )
})
