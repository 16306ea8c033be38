import { act, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

type Answer = 'signedIn' | 'anonymous' | 'unavailable' | 'never'

const SIGNED_IN = { state: 'signedIn', visitorKey: 'k1', firstName: 'Edith', lastName: 'Marsh' }

let asked: unknown[] = []

/** The store: an anonymous user until the silent sign-in has been answered with `signedIn`. */
function serve(answer: Answer): void {
  let account: object = { state: 'anonymous' }
  server.use(
    http.get('*/api/account', () => HttpResponse.json(account)),
    http.post('*/silent', async ({ request }) => {
      asked.push(await request.json())
      if (answer === 'never') return new Promise<never>(() => undefined)
      if (answer === 'signedIn') account = SIGNED_IN
      return HttpResponse.json({ state: answer })
    }),
  )
}

/** Every test is a page of its own, and what it knows begins anew with its modules. */
async function openPage(path = '/en-us') {
  vi.resetModules()
  const { useAuthState } = await import('@/components/session/use-auth-state')
  const { useVisitor, watchVisitor } = await import('@/components/session/visitor')
  const { useEffect } = await import('react')
  window.history.replaceState({}, '', path)
  function Page() {
    const visitor = useVisitor()
    const { processing } = useAuthState({
      silentSignIn: 'http://localhost:3000/silent',
      signIn: '/en-us/login?returnTo=%2Fen-us',
    })
    useEffect(() => watchVisitor('http://localhost:3000/api/account'), [])
    const name = visitor?.state === 'signedIn' ? visitor.firstName : (visitor?.state ?? 'unknown')
    return <p>{`${name}, ${processing ? 'processing' : 'settled'}`}</p>
  }
  return render(<Page />)
}

const setCookie = (cookie: string) => Object.assign(document, { cookie })

const markKnown = () => setCookie('store.known=1; path=/')

beforeEach(() => {
  asked = []
  setCookie('store.known=; path=/; max-age=0')
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})

it('costs anonymous users no request', async () => {
  serve('signedIn')
  await openPage()
  expect(await screen.findByText('anonymous, settled')).toBeInTheDocument()
  expect(asked).toEqual([])
})

it('shows a user whom the identity provider knows without a reload, and tells when they were last active', async () => {
  serve('signedIn')
  markKnown()
  localStorage.setItem('store.last_activity', '1700000000000')
  await openPage()
  expect(await screen.findByText('Edith, settled')).toBeInTheDocument()
  expect(asked).toEqual([{ lastActivityAt: 1_700_000_000_000 }])
})

it.each<Answer>(['anonymous', 'unavailable'])(
  'asks once per page where the answer is %s, also when the question comes up again',
  async answer => {
    serve(answer)
    markKnown()
    await openPage()
    expect(await screen.findByText('anonymous, settled')).toBeInTheDocument()
    const { forgetVisitor, askAgain } = await import('@/components/session/visitor')
    await act(async () => {
      forgetVisitor()
      await askAgain()
    })
    expect(asked).toHaveLength(1)
  },
)

it('does not overtake a user at the sign-in form', async () => {
  serve('signedIn')
  markKnown()
  await openPage('/en-us/login')
  expect(await screen.findByText('anonymous, settled')).toBeInTheDocument()
  expect(asked).toEqual([])
})

it('waits no longer than any other request of a page', async () => {
  // The first request asks who is signed in; the second is the silent sign-in.
  const deadline = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValueOnce(new AbortController().signal)
    .mockReturnValue(AbortSignal.abort())
  serve('never')
  markKnown()
  await openPage()
  expect(await screen.findByText('anonymous, settled')).toBeInTheDocument()
  expect(deadline).toHaveBeenCalledWith(10_000)
  deadline.mockRestore()
})

it('settles for an anonymous user after 4 s without an answer, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  serve('never')
  markKnown()
  await openPage()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.getByText('anonymous, processing')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.getByText('anonymous, settled')).toBeInTheDocument()
})
