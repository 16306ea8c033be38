import { addressActionsPath, organisationAddressActionsPath } from '@/lib/site/address-book-paths'
import type { Locale } from '@/lib/site/sites'

/** Where the buttons of an address are sent, with the fields that name its book. */
export const actionsOf = (
  locale: Locale,
  organisation: string,
): { action: string; fields: Readonly<Record<string, string>> } =>
  organisation === ''
    ? { action: addressActionsPath(locale), fields: {} }
    : { action: organisationAddressActionsPath(locale), fields: { organisation } }
