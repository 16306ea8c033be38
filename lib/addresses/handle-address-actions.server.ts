import 'server-only'
import { defineForm } from '@/lib/handlers/define-form.server'
import { type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { ADDRESS_ACTION, type AddressAction } from './address-action'
import { changeAddress } from './change-addresses.server'
import { OWN_ADDRESS_FORM } from './own-address-form.server'

/** Deletes an address of the user, or makes it the default of deliveries or invoices. */
export const handleAddressActions = defineForm<Sender, AddressAction, NextResult>({
  ...OWN_ADDRESS_FORM,
  name: 'address-actions',
  page: ({ locale }) => OWN_ADDRESS_FORM.fallbackPage(locale),
  parse: ({ fields }) => {
    const action = ADDRESS_ACTION.safeParse(fields)
    return action.success ? ok(action.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: ({ sender }, action) => changeAddress(requireSignedIn(sender), { ...action, organisation: '' }),
})
