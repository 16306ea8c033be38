import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchBox } from '@/components/layout/search-box'
import { SuggestEnhancer } from '@/components/search/suggest-enhancer'
import type { SuggestAnswer } from '@/lib/catalogue/search/suggestions'

const answerTo = (text: string): SuggestAnswer => ({
  sections: [
    {
      kind: 'products',
      label: 'Products',
      hits: [
        { label: `First ${text}`, note: 'FIRST', href: '#first' },
        { label: `Second ${text}`, href: '#second' },
      ],
    },
  ],
  message: `2 suggestions for ${text}`,
  all: { label: `All results for ${text}`, href: '#all' },
})

type Ask = (url: string, init: RequestInit) => Promise<Response>

const ask = vi.fn<Ask>()

const textOf = (url: string): string => new URL(url, 'https://a.example').searchParams.get('q') ?? ''

beforeEach(() => {
  ask.mockReset().mockImplementation(async url => Response.json(answerTo(textOf(url))))
  vi.stubGlobal('fetch', ask)
  Element.prototype.scrollIntoView = vi.fn()
})

afterEach(() => vi.unstubAllGlobals())

async function drawBox() {
  render(
    <>
      <SearchBox action="#search" label="Search the store" submitLabel="Search" landmark />
      <SuggestEnhancer path="/api/catalogue/suggest?locale=en-us" />
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('searchbox', { name: 'Search the store' }))
  return { user, box: await screen.findByRole('combobox', { name: 'Search the store' }) }
}

describe('the search box', () => {
  it('is plain until a user goes there', () => {
    render(
      <>
        <SearchBox action="#search" label="Search the store" submitLabel="Search" landmark />
        <SuggestEnhancer path="/suggest?" />
      </>,
    )
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-expanded')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('suggests in sections, tells how many, and asks without cookies', async () => {
    const { user, box } = await drawBox()
    await user.type(box, 'memory')
    const list = await screen.findByRole('listbox', { name: 'Search the store' })
    const section = within(list).getByRole('group', { name: 'Products' })
    expect(within(section).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions for memory')
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'))
    expect(ask.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit' })
  })

  it('tells everybody, once to who listens, where not everything could be searched', async () => {
    const away = 'Suggestions are not available just now.'
    ask.mockImplementation(async url =>
      Response.json({ ...answerTo(textOf(url)), sections: [], message: away, isPartial: true }),
    )
    const { user, box } = await drawBox()
    await user.type(box, 'memory')
    await screen.findByRole('option', { name: 'All results for memory' })
    expect(screen.getByRole('status')).toHaveTextContent(away)
    const seen = screen.getByText(away, { ignore: '[role="status"]' })
    expect(seen).toBeVisible()
    expect(seen).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('listbox')).not.toContainElement(seen)
  })

  it('asks nothing for two letters', async () => {
    const { user, box } = await drawBox()
    await user.type(box, 'memory')
    await screen.findByRole('option', { name: /First memory/ })
    expect(ask.mock.calls.map(([url]) => textOf(url)).filter(text => text.length < 3)).toEqual([])
  })

  it('drops an answer to what does not stand in the box any more', async () => {
    const late = Promise.withResolvers<Response>()
    ask.mockImplementationOnce(() => late.promise)
    const { user, box } = await drawBox()
    await user.type(box, 'mem')
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    await user.type(box, 'ory')
    await screen.findByRole('option', { name: /First memory/ })
    await act(async () => late.resolve(Response.json(answerTo('mem'))))
    expect(ask.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    expect(screen.queryByRole('option', { name: 'First mem' })).not.toBeInTheDocument()
  })

  it('keeps the caret while the keys go through the options', async () => {
    const { user, box } = await drawBox()
    await user.type(box, 'memory')
    const first = await screen.findByRole('option', { name: /First/ })
    await user.keyboard('{ArrowDown}')
    expect(first).toHaveAttribute('aria-selected', 'true')
    expect(box).toHaveAttribute('aria-activedescendant', first.id)
    expect(box).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(box).toHaveAttribute('aria-expanded', 'false')
    expect(box).not.toHaveAttribute('aria-activedescendant')
    expect(box).toHaveValue('memory')
  })

  it('closes when a user goes elsewhere', async () => {
    const { user, box } = await drawBox()
    await user.type(box, 'memory')
    await screen.findByRole('option', { name: /First/ })
    await user.tab()
    expect(box).toHaveAttribute('aria-expanded', 'false')
  })

  it.each([
    ['is refused', async () => Response.json({}, { status: 429 })],
    ['is no answer', async () => Response.json('?')],
    ['does not come', () => Promise.reject(new Error('offline'))],
  ])('stays a plain form where the answer %s', async (_, answer) => {
    ask.mockImplementation(answer)
    const { user, box } = await drawBox()
    await user.type(box, 'memory')
    await vi.waitFor(() => expect(ask).toHaveBeenCalled())
    expect(box).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })
})
