import { isVerified } from '@/lib/backends/commerce/postal-address'
import { joinFacts } from '@/lib/format/join-facts'
import { getTranslator } from '@/lib/i18n/translator'
import { type AccountPage, accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { shortAddress } from '@/lib/validation/letter-lines'
import type { AccountHome, AccountTask } from './account-home'

type Told = { locale: Locale; home: AccountHome; isShown: (page: AccountPage) => boolean }

/** Details of the profile that every complete one has (spec §3, profile form). */
const DETAILS = ['jobTitle', 'industry', 'sector', 'phone'] as const

/** Addresses that are named. */
const NAMED = 3

/** What is missing or doubtful on the user's own record. */
export const recordTasks = (told: Told): readonly AccountTask[] => [
  ...(told.isShown('profile') ? profileTasks(told) : []),
  ...(told.isShown('addressBook') ? [...missingAddressTasks(told), ...unverifiedTasks(told)] : []),
]

/** The missing details by name; the phone alone has words of its own. */
function profileTasks({ locale, home: { record } }: Told): readonly AccountTask[] {
  if (record === undefined) return []
  const onRecord = { ...record, phone: record.phoneNumber }
  const missing = DETAILS.filter(detail => onRecord[detail] === undefined)
  if (missing.length === 0) return []
  const t = getTranslator(locale, 'accountHome')
  const href = accountPath(locale, 'profile')
  if (missing.every(detail => detail === 'phone'))
    return [{ key: 'phone', title: t('tasks.phone.title'), text: t('tasks.phone.text'), href }]
  const label = getTranslator(locale, 'register')
  const fields = joinFacts(missing.map(detail => label(`fields.${detail}.label`)))
  return [
    { key: 'profile', title: t('tasks.profile.title'), text: t('tasks.profile.text', { fields }), href },
  ]
}

function missingAddressTasks({ locale, home: { record } }: Told): readonly AccountTask[] {
  if (record === undefined || record.defaultB2BUnit?.billingAddress !== undefined) return []
  const t = getTranslator(locale, 'accountHome')
  const href = accountPath(locale, 'addressBook')
  return [{ key: 'address', title: t('tasks.address.title'), text: t('tasks.address.text'), href }]
}

/** Addresses that were kept as entered, as the address book marks them. */
function unverifiedTasks({ locale, home: { addresses = [] } }: Told): readonly AccountTask[] {
  const doubtful = addresses.filter(
    ({ verificationResult }) => verificationResult !== undefined && !isVerified(verificationResult),
  )
  const [first, ...others] = doubtful
  if (first === undefined) return []
  const t = getTranslator(locale, 'accountHome')
  const named = joinFacts(doubtful.slice(0, NAMED).map(shortAddress))
  return [
    {
      key: 'verify-address',
      title: t('tasks.verify.title', { count: doubtful.length }),
      text: t('tasks.verify.text', { addresses: named }),
      href:
        others.length === 0
          ? accountDetailPath(locale, 'addressBook', first.id)
          : accountPath(locale, 'addressBook'),
    },
  ]
}
