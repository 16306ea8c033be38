import { z } from 'zod'
import { REGISTRATION_STATUSES } from '../../../lib/contract/commerce/user.ts'
import { nullableColumn } from '../../db/nullable-column.ts'

/** A customer as stored. Codes, not names: names depend on the language of the call. */
export const customerRowSchema = z.object({
  customerId: z.string(),
  iamId: z.string(),
  uid: z.string(),
  email: z.string(),
  titleCode: nullableColumn(z.string()),
  firstName: z.string(),
  middleName: nullableColumn(z.string()),
  lastName: z.string(),
  language: nullableColumn(z.string()),
  currency: nullableColumn(z.string()),
  jobTitle: nullableColumn(z.string()),
  industry: nullableColumn(z.string()),
  sector: nullableColumn(z.string()),
  phoneCountryCode: nullableColumn(z.string()),
  phoneNumber: nullableColumn(z.string()),
  registrationStatus: nullableColumn(z.enum(REGISTRATION_STATUSES)),
  registrationCountry: nullableColumn(z.string()),
  /** Undefined: never asked. */
  marketingConsent: z
    .number()
    .nullable()
    .transform(flag => (flag === null ? undefined : flag === 1)),
  createdAt: z.number(),
})

export type Customer = z.infer<typeof customerRowSchema>

/** The facts that change after a customer exists. */
export type CustomerFacts = Partial<
  Omit<Customer, 'customerId' | 'iamId' | 'uid' | 'email' | 'marketingConsent' | 'createdAt'>
>

export const fullName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
