import { refusalErrors } from '@/components/cart/choose/choose-data'
import { listErrorText } from '@/components/quick-order/list-errors'
import { getTranslator } from '@/lib/i18n/translator'
import { checkList } from '@/lib/quick-order/check-list.server'
import { fileRefusalOf, fileRefusalText } from '@/lib/quick-order/file-refusal'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import { isEmptyRow, readRows } from '@/lib/quick-order/rows'
import { ok } from '@/lib/result/result'
import { refusedLines } from '@/lib/saved-cart-files/imported-flash'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AccountContext, AccountRequest } from '../../_shell/account-page'

/**
 * Loads the form of an import as it was rejected, with a verdict for every line of its file; of a file that
 * was refused before it was read, its own error.
 */
export async function loadImport({ context, locale, parameters }: AccountContext) {
  const rejected = await rejectedFormOfPage(parameters)
  const { fields = {}, errors } = rejected ?? {}
  const rows = readRows(fields).filter(row => !isEmptyRow(row))
  const sender = { locale, customer: { kind: 'signedIn', context } } as const
  const checked = rows.length === 0 ? undefined : await checkList(sender, rows, Date.now())
  if (checked?.ok === false) return checked
  const refusal = fileRefusalOf(parameters)
  const file = errors?.fieldErrors.find(({ name }) => name === LIST_FIELDS.file)
  const { form, name, description } = refusalErrors(locale, rejected)
  const nothing = getTranslator(locale, 'savedCarts')('import.nothing', { total: rows.length })
  return ok({
    values: { name: fields.name ?? '', description: fields.description ?? '' },
    form: checked === undefined ? form : [nothing],
    errors: {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(file !== undefined && { file: listErrorText(locale, file) }),
      ...(refusal !== undefined && { file: fileRefusalText(locale, refusal) }),
    },
    refused: checked === undefined ? [] : refusedLines(locale, checked.value).map(({ text }) => text),
  })
}

export type LoadedImport = Extract<Awaited<ReturnType<typeof loadImport>>, { ok: true }>['value']

/** Whether the form of the page was rejected, or its file refused. */
export const hasImportErrors = async ({ parameters }: AccountRequest): Promise<boolean> =>
  fileRefusalOf(parameters) !== undefined || (await rejectedFormOfPage(parameters)) !== undefined
