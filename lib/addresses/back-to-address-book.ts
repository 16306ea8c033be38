import type { NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Message = 'saved' | 'deleted' | 'gone' | 'defaultSet' | 'isDefault' | 'inUse' | 'notAdministrator'

const TONES: Readonly<Record<Message, 'success' | 'caution'>> = {
  saved: 'success',
  deleted: 'success',
  defaultSet: 'success',
  gone: 'caution',
  isDefault: 'caution',
  inUse: 'caution',
  notAdministrator: 'caution',
}

/** Redirects to the address book with a flash message. */
export const backToAddressBook = (locale: Locale, message: Message): NextResult => ({
  kind: 'next',
  href: accountPath(locale, 'addressBook'),
  flash: {
    tone: TONES[message],
    message: getTranslator(locale, 'addressBook')(`done.${message}`),
    lines: [],
  },
})
