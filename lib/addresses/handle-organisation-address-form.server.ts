import 'server-only'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failed, ok } from '@/lib/result/result'
import type { Sender } from '@/lib/session/customer.server'
import { isCodeOrNothing } from '@/lib/validation/codes'
import {
  ADDRESS_FORM,
  type AddressCommand,
  type AddressNext,
  commandIn,
} from './address-form-definition.server'

/** Adds or changes an address of an organization, for its administrators. */
export const handleOrganisationAddressForm = defineForm<Sender, AddressCommand, AddressNext>({
  ...ADDRESS_FORM,
  name: 'organisation-address',
  parse: ({ fields }) => {
    const command = commandIn(fields)
    return isCodeOrNothing(fields.address) && command.organisation !== '' ? ok(command) : failed('malformed')
  },
})
