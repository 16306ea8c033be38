import 'server-only'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import { versionOf } from '@/lib/forms/record-version.server'
import { CONTACT_ADDRESS_FIELDS } from '@/lib/registration/schemas/contact-address'
import { valuesOfAddress } from './address-record'

const NAMES = ['addressType', 'company', 'attention', ...Object.keys(CONTACT_ADDRESS_FIELDS), 'phone']

type Values = Readonly<Record<string, string | boolean | undefined>>

const text = (value: Values[string]): string => (typeof value === 'string' ? value : '')

/** Version of the values that the form of an address replaces; a default is only ever added. */
export const versionOfValues = (values: Values): string => versionOf(NAMES.map(name => text(values[name])))

/** The same of an address on record. */
export const addressVersion = (address: OrganizationAddress): string =>
  versionOfValues(valuesOfAddress(address))
