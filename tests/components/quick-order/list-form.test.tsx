import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ListForm } from '@/components/quick-order/list-form'
import { listWords } from '@/components/quick-order/words'
import type { ListView } from '@/lib/quick-order/list-view'
import { padded } from '@/lib/quick-order/rows'

const WORDS = listWords('en-us')

const CHECKED: ListView = {
  lines: [{ tone: 'good', texts: ['In stock'], total: '$226.00' }, null, null],
  summary: '1 item can be added.',
  subtotal: '$226.00',
  good: 1,
  addLabel: 'Add 1 item to cart',
}

const ANSWER = { view: CHECKED, address: '/en-us/quick-order?form=x' }

const draw = () =>
  render(
    <ListForm
      action="/api/quick-order?locale=en-us"
      rows={padded([{ code: 'A-1', quantity: '1' }])}
      view={CHECKED}
      listId="id"
      suggestHref="/api/suggest?locale=en-us"
      hidden={{ submissionKey: 'key' }}
      words={WORDS}
    >
      {null}
    </ListForm>,
  )

const quantity = () => screen.getByRole('textbox', { name: /quantity.*1/i })

afterEach(() => vi.unstubAllGlobals())

it('sums and numbers of the last check go as soon as something else is typed', async () => {
  draw()
  expect(screen.getByText(WORDS.subtotal)).toBeInTheDocument()
  await userEvent.type(quantity(), '0')
  expect(screen.queryByText(WORDS.subtotal)).toBeNull()
  expect(screen.queryByRole('button', { name: CHECKED.addLabel })).toBeNull()
  expect(screen.getByRole('button', { name: WORDS.addLabel })).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('a check whose answer comes while something else is typed leaves nothing behind', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  draw()
  await userEvent.click(screen.getByRole('button', { name: WORDS.actions.check }))
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.checking)
  await userEvent.type(quantity(), '0')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  resolve(Response.json(ANSWER))
  await promise
  await waitFor(() => expect(screen.queryByText(WORDS.subtotal)).toBeNull())
})

it('as many rows stay as the page starts with, whichever are removed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...ANSWER, view: { ...CHECKED, lines: [] } }))
  draw()
  const rows = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
  expect(rows()).toHaveLength(3)
  for (const _ of [1, 2]) {
    const [button] = within(rows()[0] as HTMLElement).getAllByRole('button')
    if (button !== undefined) await userEvent.click(button)
    expect(rows()).toHaveLength(3)
  }
  expect(
    screen
      .getAllByRole('textbox')
      .map(field => (field as HTMLInputElement).value)
      .join(''),
  ).toBe('')
})
