import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SavedCartDetail } from '@/components/cart/details/saved-cart-detail'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { savedCartsActionPath } from '@/lib/site/paths'
import { cartOf, entryOf, KIT } from './samples'

const drawList = (overrides: Partial<Parameters<typeof SavedCartDetail>[0]> = {}) =>
  render(
    <SavedCartDetail
      locale="en-us"
      cart={cartOf({ code: '00000042', name: 'Autumn' })}
      deleteHref="#delete"
      hidden={{ submissionKey: 'key' }}
      values={{ name: 'Autumn', description: '', schoolYearList: false, copyName: 'Autumn (2)' }}
      targets={[]}
      errors={{}}
      typed={new Map()}
      report={undefined}
      held={undefined}
      flags={DEFAULT_FLAGS.values}
      {...overrides}
    />,
  )

const { cart: CART, savedCarts: LISTS } = getMessages('en-us')

it('a saved cart shows its lines and sums, is added to the cart and renamed', () => {
  drawList()
  expect(screen.getByRole('link', { name: KIT.name })).toBeVisible()
  expect(screen.getByText('Total before tax')).toBeVisible()
  expect(screen.getByRole('button', { name: LISTS.restore })).toHaveAttribute('value', 'restore')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn')
  expect(screen.getByRole('button', { name: LISTS.renameSubmit })).toHaveAttribute('value', 'rename')
})

it('a saved cart has its quantities in a form, which adding it to the cart sends along', () => {
  drawList()
  const field = screen.getByRole('textbox', { name: new RegExp(KIT.name) })
  const { form } = field as HTMLInputElement
  expect(form).toHaveAttribute('action', savedCartsActionPath('en-us'))
  expect(form).toHaveFormValues({ list: '00000042' })
  for (const name of [CART.page.update, LISTS.restore, `Remove ${KIT.name}`])
    expect((screen.getByRole('button', { name }) as HTMLButtonElement).form).toBe(form)
})

it('Enter in a quantity of a saved cart saves the quantities, and puts nothing into the cart', () => {
  drawList()
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(KIT.name) })
  const first = [...document.querySelectorAll('button')].find(
    button => button.form === form && button.type === 'submit',
  )
  expect([first?.name, first?.value]).toEqual(['intent', 'change'])
})

it('a saved cart that has become empty asks nothing about the cart', () => {
  drawList({ held: 2, cart: cartOf({ code: '00000042', name: 'Autumn', entries: [] }) })
  expect(screen.queryByRole('button', { name: LISTS.into.merge })).toBeNull()
})

it('a quantity of a saved cart that was not saved stands as it was typed, right as it is', () => {
  drawList({ typed: new Map([[KIT.code, '7']]) })
  const field = screen.getByRole('textbox', { name: new RegExp(KIT.name) })
  expect(field).toHaveValue('7')
  expect(field).toBeValid()
})

it('a quantity of a saved cart that cannot be stands as it was typed, with what is wrong', () => {
  drawList({ typed: new Map([[KIT.code, 'many']]) })
  const field = screen.getByRole('textbox', { name: new RegExp(KIT.name) })
  expect(field).toHaveValue('many')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/Enter a whole number/)
})

it('a line that was taken out of a saved cart can be put back into it', () => {
  const report = {
    tone: 'success' as const,
    message: 'Complete Kit was removed from “Autumn”.',
    lines: [],
    undo: [{ code: KIT.code, quantity: 3 }],
  }
  drawList({ report })
  const undo = screen.getByRole('button', { name: CART.removed.undo }) as HTMLButtonElement
  expect(undo).toHaveAttribute('value', 'undo')
  expect(undo.form).toHaveAttribute('action', savedCartsActionPath('en-us'))
  expect(undo.form).toHaveFormValues({ list: '00000042', [quantityField(KIT.code)]: '3' })
})

it('a saved cart tells which discount its prices include', () => {
  const programmes = [
    {
      code: 'OLD' as const,
      status: 'OLD_APPLIED' as const,
      name: 'Organization-level discount',
      percent: 10,
      amount: { currencyIso: 'USD', value: 23 },
    },
  ]
  const flags = { ...DEFAULT_FLAGS.values, 'org-level-discount': true }
  drawList({ flags, cart: cartOf({ programmes, totalPrice: { currencyIso: 'USD', value: 207 } }) })
  expect(screen.getByRole('region', { name: CART.sums.heading })).toHaveTextContent('10%')
  expect(screen.getByRole('region', { name: CART.groups.shipped })).toHaveTextContent('$9.00')
})

it('before a saved cart goes into a cart with items, the page asks whether they join or make room', () => {
  drawList({ held: 3 })
  const question = screen.getByRole('region', { name: 'Your cart already has 3 items' })
  const answers = within(question).getAllByRole('button') as HTMLButtonElement[]
  expect(answers.map(({ name, value }) => [name, value])).toEqual([
    ['into', 'merge'],
    ['into', 'replace'],
  ])
  // Their form is that of the quantities, where Enter must not answer the question.
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(KIT.name) })
  for (const answer of answers) expect(answer.form).toBe(form)
  const first = [...document.querySelectorAll('button')].find(
    button => button.form === form && button.type === 'submit',
  )
  expect(first?.value).toBe('change')
})

it('a saved cart sums up what has changed since it was saved, and says it at each line', () => {
  const kit = entryOf(KIT, 2)
  const price = (value: number) => ({ currencyIso: 'USD', value })
  const saved = { basePrice: price(8), totalPrice: price(16), state: 'AVAILABLE' } as const
  const entries = [
    { ...kit, basePrice: price(10), saved: { ...saved, currentState: 'OUT_OF_STOCK' as const } },
  ]
  drawList({
    cart: cartOf({ code: '00000042', name: 'Autumn', entries, totalPrice: price(20), savedTotal: price(16) }),
  })
  expect(screen.getByText('1 item has changed since this cart was saved')).toBeVisible()
  expect(screen.getByText(/^1 price is higher and 1 item is out of stock\. Together/)).toHaveTextContent(
    'Together the items cost $20.00; when saved they cost $16.00.',
  )
  expect(screen.getByText('Price up from $8.00 to $10.00. Out of stock now.')).toBeVisible()
})

it('a saved cart of which nothing has changed says so', () => {
  const entry = entryOf(KIT, 2)
  const saved = { ...(entry.basePrice && { basePrice: entry.basePrice }), state: 'AVAILABLE' } as const
  const entries = [{ ...entry, saved: { ...saved, currentState: 'AVAILABLE' as const } }]
  drawList({ cart: cartOf({ code: '00000042', name: 'Autumn', entries }) })
  expect(screen.getByText(LISTS.changes.none)).toBeVisible()
})

it('a saved cart of a colleague is read, and copied only where its owner allows it', () => {
  const organization = { uid: 'org', name: 'Linden Row Psychology' }
  const shared = { code: '00000042', name: 'Autumn', savedBy: { uid: '1', name: 'Petra Lind' } }
  const draw = (permission: 'VIEW' | 'COPY') => {
    const organizationShare = { organization, permission, since: '2026-11-20T10:00:00Z' }
    return drawList({ cart: cartOf({ ...shared, permission, organizationShare }) })
  }
  const { unmount } = draw('VIEW')
  expect(screen.getByText(/^Petra Lind shares this saved cart with Linden Row Psychology/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: LISTS.restore })).toBeNull()
  unmount()
  draw('COPY')
  expect(screen.getByRole('button', { name: LISTS.restore })).toBeVisible()
  expect(screen.getByRole('textbox', { name: LISTS.copy.name })).toHaveValue('Autumn (2)')
  expect(screen.queryByRole('button', { name: LISTS.renameSubmit })).toBeNull()
  expect(screen.queryByRole('link', { name: LISTS.delete })).toBeNull()
})

it('an own saved cart is shared with an organization, and no longer', () => {
  const organization = { uid: 'org', name: 'Linden Row Psychology' }
  const organizationShare = { organization, permission: 'COPY', since: '2026-11-20T10:00:00Z' } as const
  drawList({
    cart: cartOf({ code: '00000042', name: 'Autumn', organizationShare }),
    targets: [organization],
  })
  const region = screen.getByRole('region', { name: LISTS.share.title })
  expect(within(region).getByText(/colleagues can copy it/)).toBeVisible()
  const end = within(region).getByRole<HTMLButtonElement>('button', { name: LISTS.share.withdraw })
  expect(end.value).toBe('withdraw')
  expect(end.form).toHaveFormValues({ list: '00000042', organization: 'org', permission: 'COPY' })
})
