import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProgrammeNote } from '@/components/product/programme-note'
import { askAgain, watchVisitor } from '@/components/session/visitor'

const PATH = '/api/programmes?locale=en-us'
const person = (visitorKey: string) => ({
  state: 'signedIn',
  visitorKey,
  firstName: 'Ada',
  lastName: 'Bright',
})
const DISCOUNT = { name: 'Organization-level discount', facts: 'Applied in your cart' }

let visitor: unknown
let told: () => Response
const asked = vi.fn(async (path: string) => (path === PATH ? told() : Response.json(visitor)))
const askedForProgrammes = () => asked.mock.calls.filter(([path]) => path === PATH).length

let end = () => undefined as unknown

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  told = () => Response.json({ programmes: [DISCOUNT] })
})

afterEach(() => {
  cleanup()
  end()
  asked.mockClear()
  vi.unstubAllGlobals()
})

const look = (next: unknown) =>
  act(async () => {
    visitor = next
    await askAgain()
  })

function open(): void {
  end = watchVisitor('/api/account')
  render(<ProgrammeNote path={PATH} />)
}

it('tells which programmes change the prices for whoever is signed in', async () => {
  open()
  await look(person('k1'))
  expect((await screen.findByRole('listitem')).textContent).toBe(`${DISCOUNT.name} · ${DISCOUNT.facts}`)
})

it('asks and tells nothing for strangers', async () => {
  open()
  await look({ state: 'anonymous' })
  expect(askedForProgrammes()).toBe(0)
  expect(screen.queryByRole('list')).toBeNull()
})

it('shows nobody the programmes of somebody else', async () => {
  open()
  await look(person('k1'))
  await screen.findByRole('listitem')
  told = () => Response.json({ programmes: [] })
  await look(person('k2'))
  expect(screen.queryByRole('list')).toBeNull()
})

it.each<[string, () => Response]>([
  ['an outage', () => new Response(null, { status: 503 })],
  ['what nobody understands', () => Response.json({ programmes: [{ name: 1 }] })],
  ['no programme', () => Response.json({ programmes: [] })],
])('is silent about %s', async (_what, answer) => {
  told = answer
  open()
  await look(person('k1'))
  await vi.waitFor(() => expect(askedForProgrammes()).toBe(1))
  expect(screen.queryByRole('list')).toBeNull()
})
