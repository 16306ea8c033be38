import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Person } from '@/components/account/organisations/person'
import { Terms } from '@/components/account/organisations/terms'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { Member } from '@/lib/contract/commerce/organization-member'
import { getMessages } from '@/lib/i18n/messages'
import { LIST, LOCALE, said } from './samples'

const { people, facts } = getMessages(LOCALE).organisations

const MEMBER: Member = {
  id: 'c2',
  name: 'Otto Dunmore',
  status: 'ASSOCIATED',
  administrator: false,
  administratorRequested: false,
  self: false,
}

/** Shows a member to an administrator, or to another member; the intents of the buttons. */
function draw(differences: Partial<Member> = {}, isAdministrator = true) {
  const person = { ...MEMBER, ...differences }
  render(
    <Person
      locale={LOCALE}
      uid="org-cedar"
      listHref="/accounts/org-cedar"
      hidden={LIST.hidden}
      {...{ person, isAdministrator }}
    />,
  )
  return screen.queryAllByRole('button').map(button => button.getAttribute('value'))
}

it.each([
  [{}, ['appoint']],
  [{ approver: true }, ['dismiss']],
  [{ administrator: true }, []],
  [{ status: 'PENDING_APPROVAL' }, ['approve', 'refuse']],
  [{ self: true }, []],
] as const)('an administrator makes members approvers, and ends that: %j', (differences, intents) => {
  expect(draw(differences)).toEqual(intents)
})

it('an approver is called so, unless they are an administrator, who approves anyway', () => {
  draw({ approver: true }, false)
  expect(screen.getByText(people.approver)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  [true, facts.approvalOn],
  [false, facts.approvalOff],
  [undefined, facts.approvalOff],
])('the terms of an account say whether orders wait for approval: %s', (approvalRequired, text) => {
  const price = { value: 1, currencyIso: 'USD' }
  const account: Organization = {
    uid: 'org-cedar',
    name: 'Cedarlight Clinic',
    accountType: 'ORGANIZATION',
    status: 'ACTIVE',
    addresses: {},
    paymentTerms: {
      purchaseOrderRequired: false,
      creditLimit: price,
      creditLeft: price,
      ...(approvalRequired !== undefined && { approvalRequired }),
    },
  }
  render(<Terms locale={LOCALE} account={account} isAdministrator={false} hidden={LIST.hidden} />)
  expect(said(facts.approval)).toBe(text)
})
