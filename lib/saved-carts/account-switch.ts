import type { FormErrors } from '@/lib/forms/form-errors'
import { readFields } from '@/lib/validation/form-input'

/** Names of the fields that change the account of a cart. */
export const ACCOUNT_FIELD = 'account'
export const ITEMS_FIELD = 'items'

/** What becomes of the items: they come along, are saved as a cart of their own, or are discarded. */
export const ITEMS_CHOICES = ['copy', 'separate', 'discard'] as const

export type ItemsChoice = (typeof ITEMS_CHOICES)[number]

export type AccountSwitch = { uid: string; items: ItemsChoice }

const FIELDS = { [ACCOUNT_FIELD]: 'text', [ITEMS_FIELD]: 'text' } as const

/** The change that a form requests; items come along unless something else was chosen. */
export function readAccountSwitch(sent: Readonly<Record<string, unknown>>): AccountSwitch {
  const { account, items } = readFields(sent, FIELDS)
  return { uid: account, items: ITEMS_CHOICES.find(choice => choice === items) ?? 'copy' }
}

/** An error at the field of the account or of the items. */
export const switchError = (code: 'required' | 'full'): FormErrors => ({
  fieldErrors: [{ name: code === 'required' ? ACCOUNT_FIELD : ITEMS_FIELD, code }],
  formErrors: [],
})
