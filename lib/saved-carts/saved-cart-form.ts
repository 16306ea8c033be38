import { fieldsOfLines, readCartLines, typedLines } from '@/lib/cart/lines/cart-lines'
import { SAVED_DESCRIPTION_LENGTH, SAVED_NAME_LENGTH } from '@/lib/contract/commerce/cart/saved-cart'
import { collectFields } from '@/lib/forms/collect-fields'
import type { FormErrors } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { type FormValues, readFields } from '@/lib/validation/form-input'
import { checkOptionalLines } from '@/lib/validation/multiline-text'
import { checkText } from '@/lib/validation/text'

/** Name and description of a saved cart or quote, and the code of the saved cart that is meant. */
const SAVED_CART_FIELDS = { name: 'text', description: 'text', list: 'text' } as const

export type SavedCartValues = FormValues<typeof SAVED_CART_FIELDS>

/** Fields of a saved cart’s page: name of a copy, mark of a school-year list, and the version it shows. */
export const COPY_NAME = 'copyName'
export const SCHOOL_YEAR = 'schoolYear'
export const VERSION = 'version'

/** With whom a saved cart is shared, and what they may do. */
const SHARE_FIELDS = { organization: 'text', permission: 'text' } as const

/** The submitted values, shown again if one of them is invalid. */
export const readSavedCartForm = (fields: Readonly<Record<string, unknown>>): SavedCartValues =>
  readFields(fields, SAVED_CART_FIELDS)

/** The submitted values and lines, if the form has a name field: an address may not hold all lines. */
export function typedSavedCartForm({
  fields,
}: {
  fields: Readonly<Record<string, unknown>>
}): Readonly<Record<string, string>> | undefined {
  if (typeof fields[COPY_NAME] === 'string') return { [COPY_NAME]: fields[COPY_NAME] }
  if (fields.intent === 'share') return readFields(fields, SHARE_FIELDS)
  if (typeof fields.name !== 'string') return undefined
  const lines = readCartLines(fields)
  const mark = fields.intent === 'rename' && { [SCHOOL_YEAR]: fields[SCHOOL_YEAR] === 'on' ? 'on' : '' }
  return { ...readSavedCartForm(fields), ...mark, ...fieldsOfLines(lines.title, typedLines(lines)) }
}

export type SavedCartName = { name: string; description?: string }

/** Validates name and description of a saved cart or quote; only the name is required. */
export function checkSavedCartForm(values: SavedCartValues): Result<SavedCartName, FormErrors> {
  const checked = collectFields({
    name: checkText(values.name, 'NFC', { max: SAVED_NAME_LENGTH }),
    description: checkOptionalLines(values.description, { max: SAVED_DESCRIPTION_LENGTH }),
  })
  if (!checked.ok) return failed({ fieldErrors: [...checked.error], formErrors: [] })
  const { name, description } = checked.value
  return ok(description === '' ? { name } : { name, description })
}

/** Validates the name of a copy. */
export function checkCopyName(fields: Readonly<Record<string, unknown>>): Result<string, FormErrors> {
  const { [COPY_NAME]: typed } = readFields(fields, { [COPY_NAME]: 'text' } as const)
  const checked = collectFields({ [COPY_NAME]: checkText(typed, 'NFC', { max: SAVED_NAME_LENGTH }) })
  return checked.ok
    ? ok(checked.value[COPY_NAME])
    : failed({ fieldErrors: [...checked.error], formErrors: [] })
}
