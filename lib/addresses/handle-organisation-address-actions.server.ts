import 'server-only'
import type { z } from 'zod'
import { defineForm } from '@/lib/handlers/define-form.server'
import { type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { ORGANISATION_ADDRESS_ACTION } from './address-action'
import { changeAddress } from './change-addresses.server'
import { OWN_ADDRESS_FORM } from './own-address-form.server'

type Action = z.infer<typeof ORGANISATION_ADDRESS_ACTION>

/** Deletes an address of an organization, or makes it its default of deliveries or invoices. */
export const handleOrganisationAddressActions = defineForm<Sender, Action, NextResult>({
  ...OWN_ADDRESS_FORM,
  name: 'organisation-address-actions',
  page: ({ locale }) => OWN_ADDRESS_FORM.fallbackPage(locale),
  parse: ({ fields }) => {
    const action = ORGANISATION_ADDRESS_ACTION.safeParse(fields)
    return action.success ? ok(action.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: ({ sender }, action) => changeAddress(requireSignedIn(sender), action),
})
