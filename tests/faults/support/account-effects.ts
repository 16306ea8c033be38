import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import type { AccountLedger } from './account-ledger'
import type { Control, FormValues } from './plain-form'

/** What a form leaves behind: how often it exists, and the beginning of the message that it does. */
export type Effect = { what: string; count: () => number; told?: string }

type Sent = {
  action: string
  intent: string | undefined
  values: FormValues
  controls: readonly Control[]
  locale: Locale
  /** The user as whom it is sent. */
  user: string
}

const beginningOf = (text: string): string => text.split('{', 1)[0] ?? ''

/** The effects of a form that can be counted, because something typed into it was never typed before. */
export function effectsOf(
  ledger: AccountLedger,
  { action, intent, values, controls, locale, user }: Sent,
): readonly Effect[] {
  const { accountClosure, preferences, addressBook, organisations, qualifications, checkout, profile } =
    getMessages(locale)
  const path = action.split('?', 1)[0]
  const typed = (name: string) => String(values[name] ?? '')
  const effect = (name: string, count: (value: string) => number, told?: string): readonly Effect[] => {
    const value = typed(name)
    return value === ''
      ? []
      : [
          {
            what: `${name} ${value}`,
            count: () => count(value),
            ...(told !== undefined && { told: beginningOf(told) }),
          },
        ]
  }
  const hidden = (name: string) => controls.find(control => control.name === name)?.value ?? ''
  switch (path) {
    case '/api/preferences':
      return [
        { what: `double consents of ${user}`, count: () => ledger.doubleConsentsOf(user) },
        ...effect('dateStyle', value => ledger.settingsOf(user, 'dateStyle', value), preferences.dates.saved),
        ...effect('timeZone', value => ledger.settingsOf(user, 'timeZone', value), preferences.dates.saved),
      ]
    case '/api/organisations':
      return effect('name', value => ledger.organizationsNamed(value))
    case '/api/qualifications/submission': {
      const document = effect('document', value => ledger.documentsWith(value))
      if (intent !== 'send') return document
      const id = hidden('qualification')
      const { sent } = qualifications.told
      return [
        ...document,
        { what: `${id} sent`, count: () => ledger.sendingsOf(id), told: beginningOf(sent) },
      ]
    }
    case '/api/account-closure': {
      if (intent !== 'close') return []
      const told = beginningOf(accountClosure.done.closed)
      return [{ what: `closure of ${user}`, count: () => ledger.closuresOf(user), told }]
    }
    case '/api/addresses':
    case '/api/organisations/addresses':
      return effect('company', value => ledger.addressesOfCompany(value), addressBook.done.saved)
    case '/api/account/email':
      return effect('email', value => ledger.emailChangesTo(value), profile.emailChange.sent)
    case '/api/qualifications':
      return effect('number', value => ledger.evidenceWithNumber(value), qualifications.told.saved)
    case '/api/organisations/exemption':
      return effect('certificateNumber', value => ledger.exemptionsWithNumber(value), checkout.exemption.sent)
    case '/api/organisations/actions':
      if (intent !== 'invite') return []
      return [
        ...effect('email', value => ledger.invitationsTo(value), organisations.done.invited),
        ...effect('email', value => ledger.mailsTo(value), organisations.done.invited),
      ]
    default:
      return []
  }
}
