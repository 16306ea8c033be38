import { act, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClearedNote } from '@/components/quick-order/cleared-note'
import { FileBox } from '@/components/quick-order/file-box'
import { LineVerdict } from '@/components/quick-order/line-verdict'
import { ListRow } from '@/components/quick-order/list-row'
import { ListSummary } from '@/components/quick-order/list-summary'
import { PasteBox } from '@/components/quick-order/paste-box'
import { listWords } from '@/components/quick-order/words'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { LineView, ListView } from '@/lib/quick-order/list-view'
import { MOST_ROWS } from '@/lib/quick-order/rows'
import { quickOrderTemplatePath } from '@/lib/site/paths'

const WORDS = listWords('en-us')
const TEXTS = getMessages('en-us').quickOrder
const VIEW: ListView = { lines: [], summary: 'Nothing yet.', good: 0, addLabel: 'Add to cart' }

afterEach(() => vi.useRealTimers())

describe('a line of the list', () => {
  const draw = (line: LineView | null) =>
    render(<ListRow index={4} row={{ code: 'A-1', quantity: '2' }} line={line} words={WORDS} />)

  it.each([
    ['code', TEXTS.line.numberOf, TEXTS.line.quantityOf],
    ['amount', TEXTS.line.quantityOf, TEXTS.line.numberOf],
  ] as const)(
    'marks the field that has to be changed, and describes it by the verdict: %s',
    (wrong, bad, good) => {
      draw({ tone: 'bad', texts: ['It can’t be ordered.'], wrong })
      const field = (name: string) => screen.getByLabelText(new RegExp(fill(name, { line: '5' })))
      expect(field(bad)).toBeInvalid()
      expect(field(good)).toBeValid()
      expect(field(bad)).toHaveAccessibleDescription('It can’t be ordered.')
    },
  )

  it('describes and marks nothing before it is checked', () => {
    draw(null)
    for (const field of screen.getAllByRole('combobox')) expect(field).toBeValid()
    expect(screen.getByRole('button', { name: fill(TEXTS.line.removeOf, { line: '5' }) })).toHaveValue('4')
  })
})

describe('a verdict', () => {
  it.each(['good', 'caution', 'bad', 'merged'] as const)(
    'has a picture and a text beside its color: %s',
    tone => {
      const line = { tone, texts: ['In stock', 'Needs an account'] }
      const { container } = render(<LineVerdict id="v" index={0} line={line} words={WORDS} />)
      expect(container.querySelector('svg')).toBeVisible()
      for (const text of line.texts) expect(screen.getByText(text)).toBeVisible()
    },
  )

  it('offers the successor of the item for its own line', () => {
    const successor = { code: 'B-2', label: 'Use B-2 instead' }
    render(<LineVerdict id="v" index={3} line={{ tone: 'bad', texts: [], successor }} words={WORDS} />)
    expect(screen.getByRole('button', { name: successor.label })).toHaveValue('3:B-2')
  })
})

describe('the summary', () => {
  const draw = (more: Partial<Parameters<typeof ListSummary>[0]> = {}) =>
    render(<ListSummary view={VIEW} state="idle" rowCount={3} words={WORDS} error={undefined} {...more} />)

  it('offers everything that can be done with a list', () => {
    draw()
    const buttons = screen.getAllByRole<HTMLButtonElement>('button').filter(({ name }) => name === 'intent')
    expect(buttons.map(({ value }) => value)).toEqual(['rows', 'check', 'add', 'save', 'quote', 'clear'])
  })

  it('offers no more rows than a list may have', () => {
    draw({ rowCount: MOST_ROWS })
    expect(screen.queryByRole('button', { name: TEXTS.actions.rows })).toBeNull()
  })

  it('says why there are no more rows, in a region that announces it', () => {
    const { container, rerender } = draw({ rowCount: MOST_ROWS - 1 })
    const region = container.querySelector('p[aria-live="polite"]')
    expect(region).toBeEmptyDOMElement()
    rerender(<ListSummary view={VIEW} state="idle" rowCount={MOST_ROWS} words={WORDS} error={undefined} />)
    expect(region).toHaveTextContent(fill(TEXTS.rowLimit, { max: MOST_ROWS }))
  })

  it('tells a check under way politely, and a failed one at once', () => {
    const { rerender } = draw({ state: 'checking' })
    expect(screen.getByRole('status')).toHaveTextContent(TEXTS.checking)
    rerender(<ListSummary view={VIEW} state="failed" rowCount={3} words={WORDS} error={undefined} />)
    expect(screen.getByRole('status')).toHaveTextContent(VIEW.summary)
    expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.failed)
  })
})

describe('a list from elsewhere', () => {
  it('keeps a pasted text beside its error', () => {
    render(<PasteBox locale="en-us" text={'A-1\t2'} error="Too long" words={WORDS} />)
    const field = screen.getByRole('textbox', { name: new RegExp(TEXTS.paste.label) })
    expect(field).toHaveValue('A-1\t2')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Too long'))
  })

  it('is uploaded, with a template to fill in', () => {
    render(<FileBox locale="en-us" error="Choose a CSV file" />)
    expect(screen.getByLabelText(new RegExp(TEXTS.file.label))).toBeInvalid()
    expect(screen.getByRole('button', { name: TEXTS.file.submit })).toHaveValue('upload')
    const template = screen.getByRole('link', { name: TEXTS.file.template })
    expect(template).toHaveAttribute('href', quickOrderTemplatePath('en-us'))
  })
})

it('clearing can be undone for ten seconds', () => {
  vi.useFakeTimers()
  render(<ClearedNote text={TEXTS.cleared} undo="Undo" href="/before" />)
  act(() => vi.advanceTimersByTime(9_999))
  expect(within(screen.getByRole('status')).getByRole('link', { name: 'Undo' })).toHaveAttribute(
    'href',
    '/before',
  )
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByRole('status')).toBeNull()
})

it('the offer to undo stays while it has the focus', () => {
  vi.useFakeTimers()
  render(<ClearedNote text={TEXTS.cleared} undo="Undo" href="/before" />)
  screen.getByRole('link').focus()
  act(() => vi.advanceTimersByTime(25_000))
  expect(screen.getByRole('link')).toHaveFocus()
  screen.getByRole('link').blur()
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.queryByRole('link')).toBeNull()
})
