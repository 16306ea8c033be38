import 'server-only'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { CART_FORM, type CartSubmission } from '@/lib/cart/flash/cart-form.server'
import type { CartNext, CartResult } from '@/lib/cart/flash/cart-result'
import { LIST_FILE_BODY_BYTES } from '@/lib/config/body-limits'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy } from '@/lib/handlers/form-result'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import { readFile, type UploadedFile } from '@/lib/quick-order/read-file'
import { ok } from '@/lib/result/result'
import { readSavedCartForm, type SavedCartValues } from '@/lib/saved-carts/saved-cart-form'
import { requireSignedIn } from '@/lib/session/customer.server'
import { savedCartImportPath } from '@/lib/site/saved-cart-paths'
import { isCode } from '@/lib/validation/codes'
import { importLines } from './import-lines.server'

/** What a form of the import asks for; `form.list` names a saved cart that exists, or is empty. */
type ImportCommand = { form: SavedCartValues; upload: UploadedFile }

/** Imports a CSV file into a new saved cart, or adds it to one (pages: Saved carts). */
export const handleSavedCartImport = defineForm<Shopper, ImportCommand, CartNext>({
  ...CART_FORM,
  name: 'saved-cart-import',
  signedIn: true,
  page: submission => savedCartImportPath(submission.locale, readForm(submission).list),
  typed: submission => readForm(submission),
  body: { multipart: true, maxBytes: LIST_FILE_BODY_BYTES },
  parse: async submission => {
    const file = submission.fields[LIST_FIELDS.file]
    const upload = await readFile(file instanceof File ? file : new File([], ''))
    return ok({ form: readForm(submission), upload })
  },
  content: command => command,
  submit: ({ sender }, { form, upload }, { key }) => {
    if ('fault' in upload) return Promise.resolve(faultOf(upload))
    const saving = { context: requireSignedIn(sender), shopper: sender, key }
    return withCartLock<CartResult>(sender, failedBy, () => importLines(saving, { form, rows: upload.lines }))
  },
})

function readForm({ fields }: CartSubmission): SavedCartValues {
  const form = readSavedCartForm(fields)
  return { ...form, list: isCode(form.list) ? form.list : '' }
}

const faultOf = ({ fault: { code, max } }: Extract<UploadedFile, { fault: unknown }>): CartResult => ({
  kind: 'rejected',
  errors: {
    fieldErrors: [{ name: LIST_FIELDS.file, code, ...(max !== undefined && { params: { max } }) }],
    formErrors: [],
  },
})
