import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { type ExemptionEvent, exemptionMail } from '../mails/exemption-mails.ts'
import { listAssociations } from '../organizations/association-store.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { findSender, type StoredExemption } from './exemption-store.ts'

type Telling = Pick<Commerce, 'database' | 'mail'>

/** Mails the administrators of an organisation and the member who uploaded the certificate. */
export function tellExemption(
  { database, mail }: Telling,
  exemption: StoredExemption,
  event: ExemptionEvent,
): void {
  const organization = findOrganization(database, exemption.organizationUid)
  if (organization === undefined) return
  const sender = findSender(database, exemption.id)
  const told = listAssociations(database, organization.uid).filter(
    ({ status, administrator, customerId }) =>
      status === 'ASSOCIATED' && (administrator || customerId === sender),
  )
  for (const { customerId } of told) {
    const customer = findCustomer(database, customerId)
    if (customer === undefined || customer.email === '') continue
    const { language = 'en', registrationCountry: country, email } = customer
    const recipient = { email, name: fullName(customer), language }
    mail.send(exemptionMail(recipient, { event, exemption, organization: organization.name, country }))
  }
}
