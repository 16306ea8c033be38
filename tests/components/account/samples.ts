import { screen } from '@testing-library/react'
import { getMessages } from '@/lib/i18n/messages'
import type { AccountView } from '@/lib/organisation/account-view'

export const LOCALE = 'en-us'

/** Where customer support is. */
export const SUPPORT = 'https://www.example.com/en-us/contact-us'

export const TEXTS = getMessages(LOCALE).account

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
