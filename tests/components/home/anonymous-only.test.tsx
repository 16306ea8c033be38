import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AnonymousOnly } from '@/components/home/anonymous-only'
import { useVisitor } from '@/components/session/visitor'

vi.mock('@/components/session/visitor', () => ({ useVisitor: vi.fn() }))

afterEach(() => vi.resetAllMocks())

const draw = () => render(<AnonymousOnly instead={<p>My account</p>}>Create an account</AnonymousOnly>)

it.each([undefined, { state: 'anonymous' }, { state: 'unavailable' }] as const)(
  'any user who is not known to be signed in is offered an account: %j',
  visitor => {
    vi.mocked(useVisitor).mockReturnValue(visitor)
    draw()
    expect(screen.getByText('Create an account')).toBeInTheDocument()
    expect(screen.queryByText('My account')).toBeNull()
  },
)

it('no one who is signed in is offered another account', () => {
  vi.mocked(useVisitor).mockReturnValue({
    state: 'signedIn',
    visitorKey: 'k',
    firstName: 'A',
    lastName: 'B',
    hiddenPages: [],
  })
  draw()
  expect(screen.queryByText('Create an account')).toBeNull()
  expect(screen.getByText('My account')).toBeInTheDocument()
})
