import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { SavedCarts } from '@/components/saved-carts/saved-carts'
import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'
import { getMessages } from '@/lib/i18n/messages'

const { savedCarts: TEXTS } = getMessages('en-us')

const LIST: CartSummary = {
  code: '00002001',
  name: 'Every August',
  description: 'Ask about the budget first.',
  saveTime: '2026-11-20T10:00:00Z',
  totalItems: 2,
  totalUnitCount: 5,
  totalPrice: { currencyIso: 'USD', value: 3078 },
  savedTotal: { currencyIso: 'USD', value: 2900 },
}

type Asked = ComponentProps<typeof SavedCarts>['asked']

const draw = (
  carts: readonly CartSummary[],
  { toDelete, asked = { page: 1, filters: {} } }: { toDelete?: CartSummary; asked?: Asked } = {},
) => {
  const totalResults = carts.length
  const pagination = { currentPage: 0, pageSize: 20, totalPages: 1, totalResults, sort: 'bySaveTime:desc' }
  const list = { carts: [...carts], sorts: [], pagination, ownTotal: 12 }
  const data = { list, report: undefined, toDelete }
  return render(<SavedCarts locale="en-us" {...{ data, asked }} hidden={{ submissionKey: 'key' }} />)
}

it('a saved cart tells its name, what it holds, when it was saved and what it costs today', () => {
  draw([LIST])
  const [card] = screen.getAllByRole('listitem')
  for (const part of [
    'Every August',
    'Ask about the budget first.',
    '2 items, 5 units · saved on November 20, 2026 · $2,900.00 when saved',
    '$3,078.00',
  ])
    expect(card).toHaveTextContent(part)
})

it('a saved cart is put into the cart by a button that names it', () => {
  draw([LIST])
  const button = screen.getByRole('button', { name: 'Add to cart: Every August' })
  expect([...new FormData(button.closest('form') ?? undefined, button)]).toEqual([
    ['submissionKey', 'key'],
    ['list', '00002001'],
    ['intent', 'restore'],
  ])
})

it('a saved cart is deleted only after a question, which can be answered with no', () => {
  const { unmount } = draw([LIST])
  expect(screen.getByRole('link', { name: 'Delete Every August' })).toHaveAttribute(
    'href',
    '/store/usassessments/en/my-account/saved-carts?delete=00002001',
  )
  expect(screen.queryByRole('button', { name: TEXTS.ask.yes })).not.toBeInTheDocument()
  unmount()
  draw([LIST], { toDelete: LIST })
  const question = screen.getByRole('region', { name: 'Delete “Every August”?' })
  const yes = within(question).getByRole('button', { name: TEXTS.ask.yes })
  expect(yes.closest('form')).toHaveFormValues({ list: '00002001' })
  expect(yes).toHaveAttribute('value', 'delete')
  expect(within(question).getByRole('link', { name: TEXTS.ask.no })).toHaveAttribute(
    'href',
    '/store/usassessments/en/my-account/saved-carts',
  )
})

it('the list tells its limits beforehand', () => {
  draw([LIST])
  expect(screen.getByText('12 of 50 saved carts. Each holds up to 500 items.')).toBeVisible()
})

it('a saved cart of a colleague tells whose it is, and is neither deleted nor, to be viewed only, added', () => {
  const organization = { uid: 'org', name: 'Linden Row Psychology' }
  const share = { organization, permission: 'VIEW', since: '2026-11-20T10:00:00Z' } as const
  const shared = { ...LIST, savedBy: { uid: '1', name: 'Petra Lind' }, organizationShare: share }
  const { unmount } = draw([{ ...shared, permission: 'VIEW' }])
  expect(screen.getByText('Shared by Petra Lind')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull()
  unmount()
  draw([{ ...shared, permission: 'COPY' }])
  expect(screen.getByRole('button', { name: /Add to cart/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Delete/ })).toBeNull()
})

it('an own saved cart tells that it is a school-year list, and with whom it is shared', () => {
  const organization = { uid: 'org', name: 'Linden Row Psychology' }
  const share = { organization, permission: 'COPY', since: '2026-11-20T10:00:00Z' } as const
  draw([{ ...LIST, schoolYearList: true, permission: 'OWN', organizationShare: share }])
  const [card] = screen.getAllByRole('listitem')
  expect(card).toHaveTextContent('School-year list')
  expect(card).toHaveTextContent('Shared with Linden Row Psychology: colleagues can copy it.')
})

it('a search that finds nothing says so, and leads back to all', () => {
  draw([], { asked: { page: 1, search: 'nothing', filters: {} } })
  expect(screen.getByRole('status')).toHaveTextContent(TEXTS.none)
  expect(screen.getByRole('link', { name: TEXTS.showAll })).toBeVisible()
})

it('without saved carts the page says how one is made', () => {
  draw([])
  expect(screen.getByText(TEXTS.empty.text)).toBeVisible()
})
