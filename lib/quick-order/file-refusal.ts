import { getTranslator } from '@/lib/i18n/translator'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { ERROR_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { MOST_FILE_BYTES } from './rows'

/** Why a list with a file was refused before it was read; the address of its page names it. */
const FILE_REFUSALS = ['fileTooLarge', 'notReceived', 'tooSlow'] as const

export type FileRefusal = (typeof FILE_REFUSALS)[number]

export const fileRefusalOf = (parameters: AddressParameters): FileRefusal | undefined =>
  FILE_REFUSALS.find(code => code === firstParam(parameters, ERROR_PARAMETER))

/** The message of a refusal, at the field for the file. */
export const fileRefusalText = (locale: Locale, code: FileRefusal): string =>
  code === 'fileTooLarge'
    ? getTranslator(locale, 'quickOrder')('errors.fileTooLarge', { max: String(MOST_FILE_BYTES / 1_000) })
    : getTranslator(locale, 'errors')(`forms.${code}`)
