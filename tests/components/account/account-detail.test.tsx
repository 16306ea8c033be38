import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AccountDetail } from '@/components/account/organisations/account-detail'
import type { Asked } from '@/components/account/organisations/account-question'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { Member, MemberList } from '@/lib/contract/commerce/organization-member'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { invitationErrors } from '@/lib/organisation/invitation-errors'
import { accountDetailPath } from '@/lib/site/account-pages'
import { newAccountPath } from '@/lib/site/routes'

const LOCALE = 'en-us'
const TEXTS = getMessages(LOCALE).organisations
const t = getTranslator(LOCALE, 'organisations')
const SUPPORT = 'https://www.example.com/en-us/contact-us'

const price = (value: number) => ({ value, currencyIso: 'USD', formattedValue: `$${value}` })

const CLINIC: Organization = {
  uid: 'org-cedar',
  name: 'Cedarlight Clinic',
  accountType: 'ORGANIZATION',
  customerAccountNumber: '1001',
  status: 'ACTIVE',
  creditStatus: 'GOOD',
  addresses: {},
  paymentTerms: { purchaseOrderRequired: false, creditLimit: price(1000), creditLeft: price(400) },
  association: {
    status: 'ASSOCIATED',
    administrator: true,
    default: false,
    since: '2026-01-05T10:00:00+0000',
  },
}

const member = (id: string, name: string, differences: Partial<Member> = {}): Member => ({
  id,
  name,
  status: 'ASSOCIATED',
  administrator: false,
  administratorRequested: false,
  self: false,
  ...differences,
})

const NORA = member('c1', 'Nora Vale', { administrator: true, self: true })
const OTTO = member('c2', 'Otto Dunmore', { email: 'otto@example.com' })
const ROSA = member('c3', 'Rosa Delmar', { status: 'PENDING_APPROVAL' })
const PEOPLE: MemberList = {
  members: [NORA, OTTO, ROSA],
  invitations: [
    {
      id: 'i1',
      email: 'new@example.com',
      sentAt: '2026-09-01T10:00:00Z',
      validUntil: '2026-09-15T10:00:00Z',
    },
  ],
}

type Drawn = {
  people?: MemberList
  asked?: Asked
  isActing?: boolean
  others?: readonly Organization[]
  errorCode?: string
}

const draw = (differences: Partial<Organization> = {}, drawn: Drawn = {}) =>
  render(
    <AccountDetail
      locale={LOCALE}
      detail={{
        account: { ...CLINIC, ...differences },
        people: drawn.people ?? PEOPLE,
        others: drawn.others ?? [],
      }}
      programmes={[]}
      isActing={drawn.isActing ?? false}
      supportHref={SUPPORT}
      asked={drawn.asked}
      hidden={{ submissionKey: 'k1', formOwner: 'o1' }}
      rejected={
        drawn.errorCode === undefined
          ? undefined
          : {
              email: 'wrong',
              errors: invitationErrors(LOCALE, {
                fieldErrors: [{ name: 'email', code: drawn.errorCode }],
                formErrors: [],
              }),
            }
      }
    />,
  )

const memberOf = (differences: Partial<NonNullable<Organization['association']>>) =>
  ({
    association: {
      status: 'ASSOCIATED',
      administrator: false,
      default: false,
      since: '2026-01-05',
      ...differences,
    },
  }) as const

const button = (name: string) => screen.queryByRole('button', { name })

describe('the page of an account, for its administrator', () => {
  it('lists people with requests first, and what may be done about each', () => {
    draw()
    const names = screen.getAllByRole('listitem').map(item => item.textContent)
    expect(names[0]).toContain('Rosa Delmar')
    expect(button(fill(TEXTS.people.approveNamed, { person: 'Rosa Delmar' }))).toBeInTheDocument()
    expect(button(fill(TEXTS.people.approveNamed, { person: 'Otto Dunmore' }))).not.toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: fill(TEXTS.people.removeNamed, { person: 'Otto Dunmore' }) }),
    ).toHaveAttribute('href', `${accountDetailPath(LOCALE, 'accounts', 'org-cedar')}?remove=c2`)
    expect(screen.queryByRole('link', { name: /Remove Nora Vale/ })).not.toBeInTheDocument()
  })

  it('withdraws invitations, and keeps an address that was rejected', () => {
    draw({}, { errorCode: 'member' })
    expect(button(fill(TEXTS.invite.withdrawNamed, { email: 'new@example.com' }))).toBeInTheDocument()
    const field = screen.getByRole('textbox', { name: TEXTS.invite.email })
    expect(field).toHaveValue('wrong')
    expect(field).toHaveAccessibleDescription(expect.stringContaining(TEXTS.invite.errors.member))
  })

  it('switches the purchase order number on and off, and shows the credit', () => {
    const { unmount } = draw()
    expect(button(TEXTS.terms.turnOn)?.closest('form')).toHaveFormValues({ required: 'yes' })
    expect(screen.getByText(/which \$400/)).toBeInTheDocument()
    unmount()
    draw({ paymentTerms: { ...CLINIC.paymentTerms, purchaseOrderRequired: true } as never })
    expect(button(TEXTS.terms.turnOff)?.closest('form')).toHaveFormValues({ required: 'no' })
  })

  it.each([
    [{ question: 'leave' }, TEXTS.ask.leave.yes, {}],
    [{ question: 'remove', member: 'c2' }, TEXTS.ask.remove.yes, { member: 'c2' }],
    [{ question: 'handOver', member: 'c2' }, TEXTS.ask.handOver.yes, { member: 'c2' }],
  ] as const)('asks before %j', (asked, yes, fields) => {
    draw({}, { asked })
    const confirm = button(yes)
    expect(confirm).toHaveAttribute('value', asked.question)
    expect(confirm?.closest('form')).toHaveFormValues({ organisation: 'org-cedar', ...fields })
  })

  it('asks nothing about somebody who is not there any more, nor about oneself', () => {
    draw({}, { asked: { question: 'remove', member: 'c9' } })
    draw({}, { asked: { question: 'remove', member: 'c1' } })
    expect(button(TEXTS.ask.remove.yes)).not.toBeInTheDocument()
  })
})

describe('the page of an account, for a member', () => {
  it('names the administrators alone, and offers to ask for their role', () => {
    draw(memberOf({}), { people: { members: [{ ...NORA, self: false }, OTTO], invitations: [] } })
    const people = within(screen.getByRole('region', { name: TEXTS.people.administrators }))
    expect(people.getAllByRole('listitem')).toHaveLength(1)
    expect(button(TEXTS.actions.requestRole)).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(button(TEXTS.terms.turnOn)).not.toBeInTheDocument()
  })

  it('gives the role at once where nobody has it', () => {
    draw(memberOf({}), { people: { members: [OTTO], invitations: [] } })
    expect(screen.getByText(TEXTS.people.noAdministrator)).toBeInTheDocument()
    expect(button(TEXTS.actions.takeRole)).toBeInTheDocument()
  })

  it('does not ask for the role twice', () => {
    draw(memberOf({ administratorRequested: true }))
    expect(screen.getByText(TEXTS.actions.roleRequested)).toBeInTheDocument()
    expect(button(TEXTS.actions.requestRole)).not.toBeInTheDocument()
  })
})

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
