import type { Commerce } from '../commerce.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { type MemberEvent, memberMail } from '../mails/member-mails.ts'
import { listAssociations } from './association-store.ts'
import type { OrganizationRecord } from './organization-record.ts'

/** What a mail is about. */
export type Told = {
  event: MemberEvent
  organization: Pick<OrganizationRecord, 'uid' | 'name'>
  /** Whom the mail is about, or who has done it. */
  customer: Customer
  /** Further values that the mail names. */
  more?: Readonly<Record<string, string>>
}

/** Address of a page of the store for a user, on the site of the request. */
const pageOf = ({ storeOrigins }: Commerce, request: CommerceRequest, language: string, page: string) =>
  `${storeOrigins[0] ?? ''}/store/${request.get('site').uid}/${language}/my-account/accounts${page}`

const languageFor = (request: CommerceRequest, wanted: string | undefined): string =>
  request.get('site').languages.find(known => known === wanted) ?? request.get('language')

/** Sends a mail about the people of an organisation to somebody; to nobody without an email address. */
export const tellCustomer = (
  commerce: Commerce,
  request: CommerceRequest,
  to: string,
  { event, organization, customer, more = {} }: Told,
): void => {
  const recipient = findCustomer(commerce.database, to)
  if (recipient === undefined || recipient.email === '') return
  const language = languageFor(request, recipient.language)
  const isOut = event === 'memberRemoved' || event === 'joinRefused'
  commerce.mail.send(
    memberMail(
      { email: recipient.email, language },
      {
        event,
        values: { ...more, name: fullName(customer), organization: organization.name },
        href: pageOf(commerce, request, language, isOut ? '' : `/${organization.uid}`),
      },
    ),
  )
}

/** Sends a mail to all administrators of an organisation. */
export const tellAdministrators = (commerce: Commerce, request: CommerceRequest, told: Told): void => {
  const administrators = listAssociations(commerce.database, told.organization.uid).filter(
    ({ administrator, status }) => administrator && status === 'ASSOCIATED',
  )
  for (const { customerId } of administrators) tellCustomer(commerce, request, customerId, told)
}

/** Sends an invitation to an address that need not be known. */
export const tellInvited = (
  commerce: Commerce,
  request: CommerceRequest,
  { email, token }: { email: string; token: string },
  { organization, customer }: Omit<Told, 'event'>,
): void => {
  const language = request.get('language')
  commerce.mail.send(
    memberMail(
      { email, language },
      {
        event: 'memberInvited',
        values: { name: fullName(customer), organization: organization.name },
        href: pageOf(commerce, request, language, `?invitation=${encodeURIComponent(token)}`),
      },
    ),
  )
}
