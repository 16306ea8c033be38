import type { Locale } from '@/lib/site/sites'
import { fill } from './fill'
import { getMessages } from './messages'

/**
 * The label of each field for an error summary, by field name. A checkbox whose own label is a sentence has
 * a short label here. Region and postal code are labelled by the form, which knows the country.
 */
export function fieldLabels(locale: Locale): Readonly<Record<string, string>> {
  const { addressBook, checkout, errors, organisation, preferences, profile, register } = getMessages(locale)
  const { choice, existing, new: create, similar } = organisation
  const ownLabels = Object.entries(register.fields).flatMap(([name, field]) =>
    'label' in field ? [[name, field.label]] : [],
  )
  return {
    ...Object.fromEntries(ownLabels),
    middleName: profile.middleName,
    currentPassword: profile.password.current,
    termsAccepted: errors.termsLabel,
    choice: choice.legend,
    customerAccountNumber: existing.number.label,
    name: create.name.label,
    addressChoice: create.address.legend,
    qglobalAccountNumber: create.qglobal.label,
    addressToUse: register.verification.legend,
    similar: similar.legend,
    addressType: addressBook.form.place,
    company: addressBook.form.company,
    attention: addressBook.form.attention,
    marketing: preferences.newsletter,
    account: checkout.account.legend,
    qualifiedUser: checkout.qualifiedUser.legend,
    inviteEmail: checkout.qualifiedUser.email,
    deliveryAddress: checkout.shipping.legend,
    receivingHours: checkout.shipping.receivingHours,
    deliveryMode: checkout.delivery.mode,
    shipment: checkout.delivery.shipment,
    inventory: checkout.delivery.inventory,
    inventoryNumber: checkout.delivery.number,
    paymentType: checkout.payment.legend,
    billingAddress: checkout.payment.billing,
    purchaseOrderNumber: checkout.payment.number,
    vatNumber: checkout.payment.vat,
  }
}

const ENDS_A_SENTENCE = /[?!:.…]$/u

/**
 * A label before the message of its field in an error summary, with the colon of the language; a label that
 * is a question needs none.
 */
export const summaryLabel = (locale: Locale, label: string): string =>
  ENDS_A_SENTENCE.test(label) ? label : fill(getMessages(locale).errors.labelled, { label })
