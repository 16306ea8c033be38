import 'server-only'
import { z } from 'zod'
import { defineForm } from '@/lib/handlers/define-form.server'
import { type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { isCode } from '@/lib/validation/codes'
import { makeDefault, removeAddress } from './change-addresses.server'
import { OWN_ADDRESS_FORM } from './own-address-form.server'

/** The buttons of an address in the list. */
const ACTION = z.object({
  intent: z.enum(['delete', 'default-delivery', 'default-billing']),
  address: z.string().refine(isCode),
})

/** Deletes an address, or makes it the default of deliveries or invoices. */
export const handleAddressActions = defineForm<Sender, z.infer<typeof ACTION>, NextResult>({
  ...OWN_ADDRESS_FORM,
  name: 'address-actions',
  page: ({ locale }) => OWN_ADDRESS_FORM.fallbackPage(locale),
  parse: ({ fields }) => {
    const action = ACTION.safeParse(fields)
    return action.success ? ok(action.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: ({ sender }, { intent, address }) => {
    const context = requireSignedIn(sender)
    return intent === 'delete' ? removeAddress(context, address) : makeDefault(context, address, intent)
  },
})
