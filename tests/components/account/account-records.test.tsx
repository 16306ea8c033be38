import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AccountList } from '@/components/account/account-list'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { accountDetailPath } from '@/lib/site/account-pages'
import { ACCOUNT, LIST, LOCALE, said, TEXTS } from './samples'

describe('an account in the list', () => {
  const draw = (differences: Partial<AccountView> = {}, acting?: string) =>
    render(
      <AccountList
        {...LIST}
        acting={acting}
        accounts={[{ ...ACCOUNT, ...differences }]}
        texts={TEXTS.accounts}
      />,
    )

  it('of an organisation without a number waits for it, and says how the person stands to it', () => {
    draw()
    expect(said(TEXTS.accounts.number)).toBe(TEXTS.accounts.noNumber)
    expect(said(TEXTS.accounts.role)).toBe(TEXTS.accounts.member)
    expect(said(TEXTS.accounts.place)).toBeUndefined()
    expect(screen.getByText(TEXTS.accounts.organisation)).toBeInTheDocument()
    expect(screen.queryByText(TEXTS.accounts.default)).not.toBeInTheDocument()
  })

  it('has number, place and role, and marks the one that orders are placed for', () => {
    draw({ number: '1001', place: 'Portland, Oregon', isAdministrator: true, isDefault: true })
    expect(said(TEXTS.accounts.number)).toBe('1001')
    expect(said(TEXTS.accounts.place)).toBe('Portland, Oregon')
    expect(said(TEXTS.accounts.role)).toBe(TEXTS.accounts.administrator)
    expect(screen.getByText(TEXTS.accounts.default)).toBeInTheDocument()
  })

  it('of a new organisation has its temporary number, and says that the permanent one is pending', () => {
    draw({ number: 'T7KQ4XN2WM9P', isTemporary: true })
    expect(said(TEXTS.accounts.number)).toBe('T7KQ4XN2WM9P (temporary, permanent number pending)')
  })

  it('names the qualification level of an organisation that has one', () => {
    draw({ level: 'Level B' })
    expect(said(TEXTS.accounts.level)).toBe('Level B')
  })

  it('has its inventory account, credit and the regions where it is exempt from tax', () => {
    draw({ inventory: 'QG-CEDAR-01', creditLimit: '$1,000.00', exemptIn: ['Ohio', 'Oregon'] })
    expect(said(LIST.words.inventory)).toBe('QG-CEDAR-01')
    expect(said(LIST.words.credit)).toBe('$1,000.00')
    expect(said(LIST.words.exempt)).toBe('Ohio, Oregon')
  })

  it('has its address, and the state of certificates where it is not exempt', () => {
    draw({
      place: 'Portland, Oregon',
      address: '27 Cedarlight Avenue, Portland, OR 97205',
      certificates: [
        { region: 'Washington', status: 'SUBMITTED' },
        { region: 'Oregon', status: 'EXPIRED' },
      ],
    })
    expect(said(TEXTS.accounts.address)).toBe('27 Cedarlight Avenue, Portland, OR 97205')
    expect(said(TEXTS.accounts.place)).toBeUndefined()
    expect(said(LIST.words.certificates)).toBe('Washington (Being checked), Oregon (Expired)')
  })

  it('of suspended credit is marked, and shows no limit', () => {
    draw({ isSuspended: true, creditLimit: '$1,000.00' })
    expect(said(LIST.words.credit)).toBe(LIST.words.suspended)
    expect(screen.getAllByText(LIST.words.suspended)).toHaveLength(2)
    expect(screen.queryByText('$1,000.00')).not.toBeInTheDocument()
  })

  it('leads to its page, and makes the cart one of it, unless the cart already is', () => {
    const named = LIST.words.switch.named.replace('{name}', ACCOUNT.name)
    const { unmount } = draw()
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      accountDetailPath(LOCALE, 'accounts', ACCOUNT.uid),
    )
    expect(screen.getByRole('button', { name: named })).toBeInTheDocument()
    unmount()
    draw({}, ACCOUNT.uid)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText(LIST.words.acting)).toBeInTheDocument()
  })

  it.each([
    ['a new one in review', { isInReview: true }, LIST.words.inReview],
    ['a closed one', { link: 'closed' }, LIST.words.closed],
    ['one that waits', { link: 'pending' }, TEXTS.accounts.pending],
  ] as const)('is nothing to order for while it is %s', (_state, differences, words) => {
    draw(differences)
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each(['pending', 'rejected'] as const)('says nothing of number and role while it is %s', link => {
    draw({ link, isMasked: true })
    expect(said(TEXTS.accounts.number)).toBeUndefined()
    expect(said(TEXTS.accounts.role)).toBeUndefined()
    expect(said(TEXTS.accounts.status)).toBe(TEXTS.accounts[link])
  })

  it('of one’s own has neither role nor link, and no number to wait for', () => {
    draw({ isPersonal: true })
    expect(screen.getByText(TEXTS.accounts.personal)).toBeInTheDocument()
    expect(screen.queryAllByRole('term')).toEqual([])
  })

  it.each([
    ['linked', TEXTS.accounts.linked],
    ['pending', TEXTS.accounts.pending],
    ['rejected', TEXTS.accounts.rejected],
    ['merged', 'Merged into St Orrin’s Hospital'],
    ['closed', LIST.words.closed],
  ] as const)('says in words that it is %s', (link, words) => {
    draw({ link, mergedInto: 'St Orrin’s Hospital' })
    expect(said(TEXTS.accounts.status)).toBe(words)
  })
})
