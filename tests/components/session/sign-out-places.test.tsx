import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { AccountNav } from '@/components/account/account-nav'
import { PromptPage } from '@/components/login/prompt-page'
import { SignedInVisitor } from '@/components/login/signed-in-visitor'

const signOutFromHere = vi.hoisted(() => vi.fn(async () => undefined))

vi.mock('@/components/session/sign-out', () => ({ signOutFromHere }))

const USER = { id: 'nora', firstName: 'Nora', lastName: 'Vale', email: '' }

const PLACES: readonly [string, ReactElement][] = [
  ['the account', <AccountNav key="a" locale="en-us" current="profile" hiddenPages={[]} />],
  ['the login page', <SignedInVisitor key="b" locale="en-us" user={USER} continueHref="/en-us" />],
  [
    'the question for an email',
    <PromptPage
      key="c"
      locale="en-us"
      task="email"
      name="Nora Vale"
      formOwner="mark"
      returnTo={undefined}
      values={{}}
      errors={undefined}
      phoneCountries={[]}
    />,
  ],
]

it.each(PLACES)(
  'signing out from %s tells the other tabs and clears what the browser keeps (spec §4)',
  async (...[, place]) => {
    render(place)
    const [button] = screen.getAllByRole('button', { name: /^Sign out/ })
    fireEvent.submit(button?.closest('form') ?? document.body)
    await vi.waitFor(() => expect(signOutFromHere).toHaveBeenCalledExactlyOnceWith({ timeout: false }))
    signOutFromHere.mockClear()
  },
)
