import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { newAccountPath } from '@/lib/site/paths'
import { button, CLINIC, draw, LOCALE, memberOf, TEXTS } from './account-detail-harness.tsx'

const t = getTranslator(LOCALE, 'organisations')

describe('the state of an account', () => {
  it.each([
    ['in review', { status: 'PENDING' }, TEXTS.states.review.title],
    ['suspended', { creditStatus: 'SUSPENDED' }, TEXTS.states.suspended.title],
    ['closed', { status: 'CLOSED' }, TEXTS.states.closed.title],
    ['waiting', memberOf({ status: 'PENDING_APPROVAL' }), TEXTS.states.pending.title],
    ['refused', memberOf({ status: 'REJECTED' }), TEXTS.states.rejected.title],
  ] as const)('is told in words: %s', (_state, differences, title) => {
    draw(differences)
    expect(screen.getByText(title)).toBeInTheDocument()
  })

  it('names the temporary number while it is reviewed', () => {
    draw({ status: 'PENDING', customerAccountNumber: 'T7KQ4XN2WM9P', temporaryAccountNumber: true })
    expect(screen.getByText(t('states.reviewNumber', { number: 'T7KQ4XN2WM9P' }))).toBeInTheDocument()
    expect(button(fill(TEXTS.switch.named, { name: CLINIC.name }))).not.toBeInTheDocument()
  })

  it('says of a temporary number that the permanent one is pending', () => {
    draw({ customerAccountNumber: 'T7KQ4XN2WM9P', temporaryAccountNumber: true })
    expect(screen.getByText('T7KQ4XN2WM9P (temporary, permanent number pending)')).toBeInTheDocument()
  })

  it.each([
    ['refused', memberOf({ status: 'REJECTED' })],
    ['closed', { status: 'CLOSED' }],
  ] as const)('lets the user remove an account that is %s from the list', (_state, differences) => {
    draw(differences)
    expect(button(TEXTS.actions.forget)).toHaveValue('leave')
    expect(screen.queryByRole('link', { name: TEXTS.actions.leave })).not.toBeInTheDocument()
  })

  it('of suspended credit shows no limit', () => {
    draw({ creditStatus: 'SUSPENDED' })
    expect(screen.getByText(TEXTS.facts.onHold)).toBeInTheDocument()
    expect(screen.queryByText(/which \$400/)).not.toBeInTheDocument()
  })

  const merged = {
    status: 'MERGED',
    mergedInto: {
      uid: 'org-target',
      name: 'St Orrin',
      customerAccountNumber: '2000',
      mergedAt: '2026-07-30T10:00:00+0000',
      moved: { addresses: 2, orders: 1, users: 3 },
    },
  } as const

  it('says after a merger which number became which and what moved, and leads to the new account', () => {
    draw(merged, { others: [{ ...CLINIC, uid: 'org-target' }] })
    expect(screen.getByText(t('states.merged.numbers', { from: '1001', to: '2000' }))).toBeInTheDocument()
    expect(screen.getByText(t('states.merged.moved', merged.mergedInto.moved))).toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: t('states.merged.link', { target: 'St Orrin' }) }),
    ).toHaveAttribute('href', accountDetailPath(LOCALE, 'accounts', 'org-target'))
    expect(button(TEXTS.actions.forget)).toHaveAttribute('value', 'leave')
  })

  it('offers to add the new account to whoever has not got it', () => {
    draw(merged)
    expect(
      screen.getByRole('link', { name: t('states.merged.add', { target: 'St Orrin' }) }),
    ).toHaveAttribute('href', `${newAccountPath(LOCALE)}?number=2000`)
  })
})
