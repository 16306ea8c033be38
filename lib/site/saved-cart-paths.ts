import { accountDetailPath, accountPath } from './account-pages.ts'
import type { Locale } from './sites.ts'

/** The lines of a saved cart as CSV. */
export const savedCartCsvPath = (locale: Locale, code: string): string =>
  `/api/saved-carts/${encodeURIComponent(code)}/csv?${new URLSearchParams({ locale })}`

/** The page that imports a file, into a saved cart or into a new one. */
export const savedCartImportPath = (locale: Locale, code = ''): string =>
  `${code === '' ? accountPath(locale, 'savedCarts') : accountDetailPath(locale, 'savedCarts', code)}/import`

export const savedCartImportActionPath = (locale: Locale): string =>
  `/api/saved-carts/import?${new URLSearchParams({ locale })}`
