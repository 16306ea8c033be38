import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { accountDetailPath } from '@/lib/site/account-pages'
import {
  button,
  CLINIC,
  draw,
  LOCALE,
  memberOf,
  NORA,
  OTTO,
  peopleList,
  ROSA,
  TEXTS,
} from './account-detail-harness.tsx'

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

  it('states with each decision which request it answers', () => {
    draw({}, { people: peopleList([ROSA, NORA, { ...OTTO, administratorRequested: true }]) })
    const formOf = (person: string) => button(fill(TEXTS.people.approveNamed, { person }))?.closest('form')
    expect(formOf('Rosa Delmar')).toHaveFormValues({ member: 'c3', request: 'join' })
    expect(formOf('Otto Dunmore')).toHaveFormValues({ member: 'c2', request: 'role' })
  })

  it('says how many people and open invitations there are', () => {
    draw()
    expect(screen.getByText('3 people')).toBeInTheDocument()
    expect(screen.getByText('1 open invitation')).toBeInTheDocument()
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

  it('offers to end the approver role to an administrator who kept it, and to nobody else', () => {
    const approver = { ...NORA, approver: true }
    const { unmount } = draw({}, { people: peopleList([approver, OTTO]) })
    expect(button(fill(TEXTS.people.dismissNamed, { person: 'Nora Vale' }))).toHaveValue('dismiss')
    expect(screen.queryByRole('link', { name: /Hand over .* Nora Vale/ })).not.toBeInTheDocument()
    unmount()
    draw({}, { people: peopleList([NORA, OTTO]) })
    expect(button(fill(TEXTS.people.dismissNamed, { person: 'Nora Vale' }))).not.toBeInTheDocument()
    expect(button(fill(TEXTS.people.appointNamed, { person: 'Nora Vale' }))).not.toBeInTheDocument()
  })

  it('says before the last person leaves what becomes of the account', () => {
    const { unmount } = draw({}, { asked: { question: 'leave' } })
    expect(screen.queryByText(TEXTS.ask.leaveAlone)).not.toBeInTheDocument()
    unmount()
    draw({}, { asked: { question: 'leave' }, people: peopleList([NORA, ROSA]) })
    expect(screen.getByText(TEXTS.ask.leaveAlone)).toBeInTheDocument()
  })

  it('does not ask to leave the personal account, nor one that is merged', () => {
    draw({ accountType: 'PERSONAL' }, { asked: { question: 'leave' } })
    draw({ status: 'MERGED' }, { asked: { question: 'leave' } })
    expect(button(TEXTS.ask.leave.yes)).not.toBeInTheDocument()
  })

  it('asks nothing about somebody who is not there any more, nor about oneself', () => {
    draw({}, { asked: { question: 'remove', member: 'c9' } })
    draw({}, { asked: { question: 'remove', member: 'c1' } })
    expect(button(TEXTS.ask.remove.yes)).not.toBeInTheDocument()
  })
})

describe('the page of an account, for a member', () => {
  it('names the administrators alone, and offers to ask for their role', () => {
    draw(memberOf({}), { people: peopleList([{ ...NORA, self: false }, OTTO]) })
    const people = within(screen.getByRole('region', { name: TEXTS.people.administrators }))
    expect(people.getAllByRole('listitem')).toHaveLength(1)
    expect(button(TEXTS.actions.requestRole)).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(button(TEXTS.terms.turnOn)).not.toBeInTheDocument()
  })

  it('says where nobody has the role that a request for it is checked', () => {
    draw(memberOf({}), { people: peopleList([OTTO]) })
    expect(screen.getByText(TEXTS.people.noAdministrator)).toBeInTheDocument()
    expect(button(TEXTS.actions.requestRole)).toBeInTheDocument()
  })

  it.each(['remove', 'handOver'] as const)('does not ask members whether they %s somebody', question => {
    draw(memberOf({}), { asked: { question, member: 'c2' } })
    expect(button(TEXTS.ask[question].yes)).not.toBeInTheDocument()
  })

  it('does not ask for the role twice', () => {
    draw(memberOf({ administratorRequested: true }))
    expect(screen.getByText(TEXTS.actions.roleRequested)).toBeInTheDocument()
    expect(button(TEXTS.actions.requestRole)).not.toBeInTheDocument()
  })
})
