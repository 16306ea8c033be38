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

/** Adds or changes an address of the user, or answers the question of the address verification (spec §4). */
export const handleAddressForm = defineForm<Sender, AddressCommand, AddressNext>({
  ...ADDRESS_FORM,
  name: 'address',
  parse: ({ fields }) =>
    isCodeOrNothing(fields.address) ? ok({ ...commandIn(fields), organisation: '' }) : failed('malformed'),
})
