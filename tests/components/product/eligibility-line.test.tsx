import { render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { EligibilityLine } from '@/components/product/eligibility-line'
import { useVisitor, type Visitor } from '@/components/session/visitor'

vi.mock('@/components/session/visitor', () => ({ useVisitor: vi.fn() }))

const PATH = '/api/catalogue/eligibility?locale=en-us&code=P900000011'
const WORDS = { text: 'This product requires level C.', links: [{ label: 'Accounts', href: '/accounts' }] }

const server = setupServer()
let asked = 0

const serve = (answer: () => Response): void =>
  server.use(
    http.get('*/api/catalogue/eligibility', () => {
      asked += 1
      return answer()
    }),
  )

const signedIn = (visitorKey: string): Visitor => ({
  state: 'signedIn',
  visitorKey,
  firstName: 'Edith',
  lastName: 'Marsh',
  hiddenPages: [],
})

const line = (
  <EligibilityLine path={PATH}>
    <p>for anonymous users</p>
  </EligibilityLine>
)

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  return () => server.close()
})
afterAll(() => vi.restoreAllMocks())

beforeEach(() => {
  server.resetHandlers()
  asked = 0
})

it('anonymous users see what is everybody’s, and nothing is asked about them', () => {
  serve(() => HttpResponse.json(WORDS))
  vi.mocked(useVisitor).mockReturnValue({ state: 'anonymous' })
  render(line)
  expect(screen.getByText('for anonymous users')).toBeInTheDocument()
  expect(asked).toBe(0)
})

it('any signed-in user sees what the server says about them, and the ways on', async () => {
  serve(() => HttpResponse.json(WORDS))
  vi.mocked(useVisitor).mockReturnValue(signedIn('k1'))
  render(line)
  expect(await screen.findByText(WORDS.text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Accounts' })).toHaveAttribute('href', '/accounts')
  expect(screen.queryByText('for anonymous users')).not.toBeInTheDocument()
})

it('what was said of one person is gone with them', async () => {
  serve(() => HttpResponse.json(WORDS))
  vi.mocked(useVisitor).mockReturnValue(signedIn('k1'))
  const { rerender } = render(line)
  await screen.findByText(WORDS.text)
  vi.mocked(useVisitor).mockReturnValue({ state: 'anonymous' })
  rerender(
    <EligibilityLine path={PATH}>
      <p>for anonymous users</p>
    </EligibilityLine>,
  )
  expect(screen.getByText('for anonymous users')).toBeInTheDocument()
  expect(screen.queryByText(WORDS.text)).not.toBeInTheDocument()
})

it.each([
  ['no answer', () => HttpResponse.error()],
  ['a refusal', () => HttpResponse.json({ text: 'x' }, { status: 503 })],
  ['an answer of another form', () => HttpResponse.json({ state: 'anonymous' })],
])('%s leaves the page as it is', async (_, answer) => {
  serve(answer)
  vi.mocked(useVisitor).mockReturnValue(signedIn('k1'))
  render(line)
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(screen.getByText('for anonymous users')).toBeInTheDocument()
})
