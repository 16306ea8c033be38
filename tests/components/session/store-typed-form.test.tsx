import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTyped } from '@/components/session/keep-typed'

const PAGE = '/store/us/en/my-account/quotes/new'
const STORED = `${PAGE}?form=abc`

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  sent.mockReset().mockResolvedValue(Response.json({ next: STORED }))
  window.history.replaceState(null, '', PAGE)
})

afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const show = (isStorable = true) =>
  render(
    <form action="/api/quotes" {...(isStorable && { 'data-storable': '' })}>
      <input type="hidden" name="submissionKey" value="key" />
      <input type="hidden" name="formOwner" value="sealed" />
      <input name="name" aria-label="Name" defaultValue="Kit, 25 November" />
    </form>,
  )

const type = (text: string) => {
  screen.getByLabelText<HTMLInputElement>('Name').value = text
}

const here = () => `${window.location.pathname}${window.location.search}`

it('has what was typed stored, without submitting it, and moves to the address that shows it', async () => {
  show()
  type('Budget')
  await keepTyped()
  const [path, { method, body }] = sent.mock.calls[0] ?? ['', {}]
  expect([path, method]).toEqual([`${window.location.origin}/api/quotes`, 'POST'])
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    formOwner: 'sealed',
    name: 'Budget',
    storeOnly: 'true',
  })
  expect(here()).toBe(STORED)
})

it.each([
  ['a form in which nothing was typed', true, undefined],
  ['a form that is not marked', false, 'Budget'],
])('sends nothing of %s', async (_, isStorable, text) => {
  show(isStorable)
  if (text !== undefined) type(text)
  await keepTyped()
  expect(sent).not.toHaveBeenCalled()
})

it.each([
  ['the server refuses it', () => Promise.resolve(Response.json({}, { status: 429 }))],
  ['there is no connection', () => Promise.reject(new TypeError('offline'))],
  ['the address is elsewhere', () => Promise.resolve(Response.json({ next: 'https://evil.example/' }))],
])('leaves the page at its address where %s', async (_, answer) => {
  sent.mockImplementation(answer)
  show()
  type('Budget')
  await keepTyped()
  expect(sent).toHaveBeenCalledOnce()
  expect(here()).toBe(PAGE)
})
