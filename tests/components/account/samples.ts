import { screen } from '@testing-library/react'
import { getMessages } from '@/lib/i18n/messages'
import type { AccountView } from '@/lib/organisation/account-view-schema'

export const LOCALE = 'en-us'

export const TEXTS = getMessages(LOCALE).account

/** What the list of accounts is drawn with, besides its accounts. */
export const LIST = {
  locale: LOCALE,
  acting: undefined,
  words: {
    ...getMessages(LOCALE).organisations.list,
    switch: getMessages(LOCALE).organisations.switch,
    states: getMessages(LOCALE).taxExemptions.status,
  },
  hidden: { submissionKey: 'k1', formOwner: 'o1' },
} as const

export const ACCOUNT: AccountView = {
  uid: 'org-cedar',
  name: 'Cedarlight Clinic',
  isPersonal: false,
  isTemporary: false,
  place: '',
  isAdministrator: false,
  isDefault: false,
  link: 'linked',
}

/** What a list of terms says of one of them; undefined where it does not speak of it. */
export const said = (term: string): string | undefined =>
  screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent
