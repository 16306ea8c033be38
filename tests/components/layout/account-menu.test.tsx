import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AccountMenu } from '@/components/layout/account-menu'
import { parseAccountSummary } from '@/components/session/account-summary'
import { setCartAccount } from '@/components/session/cart-badge'

const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const draw = () =>
  render(
    <AccountMenu
      summaryPath="http://localhost:3000/api/account"
      signIn={{ label: 'Sign in', href: '/en-us/login' }}
      account={{ label: 'My account', href: '/store/usassessments/en/my-account' }}
      unavailable="We cannot show your account."
      pages={[
        { page: 'quotes', label: 'Quotes', href: '/store/usassessments/en/my-account/quotes' },
        {
          page: 'addressBook',
          label: 'Address book',
          href: '/store/usassessments/en/my-account/address-book',
        },
      ]}
      acting={{
        label: 'Ordering for',
        change: 'Change account',
        href: '/store/usassessments/en/cart/account',
      }}
      signOut={{ label: 'Sign out', action: '/api/assessments/login/auth/sign-out?locale=en-us' }}
    />,
  )

const answer = (body: Record<string, unknown>, status = 200) =>
  server.use(http.get('*/api/account', () => HttpResponse.json(body, { status })))

describe('AccountMenu', () => {
  it('offers anonymous users one link, which leads back to the page that they are on when they press it', async () => {
    answer({ state: 'anonymous' })
    draw()
    const signIn = screen.getByRole('link', { name: 'Sign in' })
    expect(screen.getAllByRole('link')).toEqual([signIn])
    expect(signIn).toHaveAttribute('href', '/en-us/login')
    history.pushState(null, '', '/store/usassessments/en/search?q=worry')
    fireEvent.contextMenu(signIn)
    expect(signIn).toHaveAttribute(
      'href',
      '/en-us/login?returnTo=%2Fstore%2Fusassessments%2Fen%2Fsearch%3Fq%3Dworry',
    )
  })

  it('names those who are signed in and offers their pages and a posted sign-out', async () => {
    answer({ state: 'signedIn', visitorKey: 'k1', firstName: 'Hugo', lastName: 'Satō' })
    draw()
    const menu = await screen.findByRole('button', { name: 'My account Hugo Satō' })
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'My account',
      'Quotes',
      'Address book',
    ])
    const form = screen.getByRole('button', { name: 'Sign out' }).closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/api/assessments/login/auth/sign-out?locale=en-us')
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it('shows whom the cart is for, with the page that changes it', async () => {
    answer({ state: 'signedIn', visitorKey: 'k1', firstName: 'Hugo', lastName: 'Satō' })
    draw()
    const menu = await screen.findByRole('button', { name: 'My account Hugo Satō' })
    expect(screen.queryByText('Ordering for')).toBeNull()
    act(() => setCartAccount('Eastmarsh Unified School District'))
    // The menu that has just been loaded reads the value once its effects have run.
    expect((await screen.findByText('Ordering for')).closest('li')).toHaveTextContent('Eastmarsh')
    expect(menu).toHaveAccessibleName('My account Hugo Satō')
    expect(screen.getByRole('link', { name: 'Change account' })).toHaveAttribute(
      'href',
      '/store/usassessments/en/cart/account',
    )
    act(() => setCartAccount(undefined))
    expect(screen.queryByText('Ordering for')).toBeNull()
  })

  it('leaves out the pages that the person does not get', async () => {
    answer({
      state: 'signedIn',
      visitorKey: 'k1',
      firstName: 'Hugo',
      lastName: 'Satō',
      hiddenPages: ['addressBook', 7],
    })
    draw()
    expect(await screen.findByRole('link', { name: 'Quotes' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Address book' })).toBeNull()
  })

  it.each([
    ['says so', { state: 'unavailable' }, 200],
    ['fails', {}, 503],
  ])(
    'reads an account service that %s neither as signed in nor as signed out',
    async (_how, body, status) => {
      answer(body, status)
      draw()
      await screen.findByRole('button', { name: 'My account' })
      expect(screen.getByText(/We cannot show your account/)).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
      expect(within(document.body).queryByRole('link', { name: 'Quotes' })).toBeNull()
    },
  )
})

it.each([
  null,
  'x',
  {},
  { state: 'signedIn' },
  { state: 'signedIn', visitorKey: 'k1', firstName: 1, lastName: 'x' },
  { state: 'signedIn', firstName: 'x', lastName: 'x' },
  { state: 'other' },
])('takes %j for an outage', body => {
  expect(parseAccountSummary(body)).toEqual({ state: 'unavailable' })
})
