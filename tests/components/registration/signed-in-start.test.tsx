import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SignedInStart } from '@/app/[locale]/(personal)/register/_step/signed-in-start'
import type { RegistrationStatus } from '@/lib/registration/decide-step'
import type { Locale } from '@/lib/site/sites'
import type { Fact } from '@/lib/site/steps'

vi.mock('@/lib/backends/content/site-links.server', () => ({ supportHref: () => '/support' }))

/** The start of the registration for a user with an account who has come this far. */
function draw(locale: Locale, status: RegistrationStatus, ...facts: readonly Fact[]): void {
  const visitor = {
    kind: 'customer' as const,
    context: { locale, user: { id: 'u-1', accessToken: 't' } },
    record: { uid: 'u-1', iamUsername: 'nora', name: 'Nora Vale', firstName: 'Nora', lastName: 'Vale' },
    progress: { facts: new Set<Fact>(['account', ...facts]), status, justRegistered: false },
  }
  // Of the record only the name is shown.
  render(<SignedInStart locale={locale} visitor={visitor as never} moved={undefined} />)
}

const steps = () =>
  within(screen.getByRole('list', { name: 'Registration progress' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the step indicator at the start of the registration', () => {
  it('is absent for a user who has nothing left to register', () => {
    draw('en-us', 'REGISTERED', 'jobTitle', 'address')
    expect(screen.queryByText(/Step \d of 4/)).toBeNull()
  })

  it('points at the open step and ticks those that are done', () => {
    draw('en-us', 'NEW', 'jobTitle')
    expect(screen.getByText(/Step 3 of 4/)).toBeInTheDocument()
    expect(steps().filter(step => step?.includes('completed'))).toHaveLength(2)
  })

  it('ticks a step that was done ahead of the open one', () => {
    draw('en-us', 'NEW', 'address')
    expect(screen.getByText(/Step 2 of 4/)).toBeInTheDocument()
    expect(steps().filter(step => step?.includes('completed'))).toHaveLength(2)
  })
})
