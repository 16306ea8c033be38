import { z } from 'zod'
import { REGISTRATION_STATUSES } from '../../../lib/contract/commerce/user.ts'

const absent = z
  .string()
  .nullable()
  .transform(text => text ?? undefined)

/** A customer as stored. Codes, not names: names depend on the language of the call. */
export const customerRowSchema = z.object({
  customerId: z.string(),
  iamId: z.string(),
  uid: z.string(),
  email: z.string(),
  titleCode: absent,
  firstName: z.string(),
  middleName: absent,
  lastName: z.string(),
  language: absent,
  currency: absent,
  jobTitle: absent,
  industry: absent,
  sector: absent,
  phoneCountryCode: absent,
  phoneNumber: absent,
  registrationStatus: z
    .enum(REGISTRATION_STATUSES)
    .nullable()
    .transform(status => status ?? undefined),
  registrationCountry: absent,
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
