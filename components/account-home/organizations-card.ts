import type { AccountHome } from '@/lib/account-home/account-home'
import type { Organization } from '@/lib/contract/commerce/organization'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { cartAccountPath, newAccountPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import type { HomeCard } from './home-contents'

/** The organizations that the user may order for, with number, role, level and inventory account. */
export function organizationsCard(locale: Locale, { organizations, openStep }: AccountHome): HomeCard {
  const t = getTranslator(locale, 'accountHome')
  const joined = organizations?.filter(isJoined)
  const all = { label: t('organizations.all'), href: accountPath(locale, 'accounts') }
  const add = { label: t('organizations.add'), href: newAccountPath(locale) }
  const change = { label: t('organizations.change'), href: cartAccountPath(locale) }
  return {
    key: 'organizations',
    title: t('organizations.title'),
    text: joined === undefined ? t('unavailable') : joined.length === 0 ? t('organizations.none') : undefined,
    lines: (joined ?? []).map(organization => ({
      key: organization.uid,
      text: organization.name,
      note: factsOf(locale, organization).join(' · '),
    })),
    links: [
      ...(joined !== undefined && joined.length > 0 ? [change] : []),
      all,
      ...(joined?.length === 0 && openStep === undefined ? [add] : []),
    ],
  }
}

const isJoined = ({ accountType, association, status }: Organization): boolean =>
  accountType === 'ORGANIZATION' && status !== 'MERGED' && association?.status !== 'REJECTED'

function factsOf(locale: Locale, organization: Organization): readonly string[] {
  const t = getTranslator(locale, 'accountHome')
  const words = getTranslator(locale, 'account')
  const {
    customerAccountNumber: number,
    association,
    qualificationLevel,
    qglobalAccountNumber,
  } = organization
  const isPending = association?.status === 'PENDING_APPROVAL'
  return [
    ...(number === undefined ? [] : [t('organizations.number', { number })]),
    isPending
      ? words('accounts.pending')
      : words(association?.administrator ? 'accounts.administrator' : 'accounts.member'),
    ...(qualificationLevel === undefined ? [] : [qualificationLevel.name]),
    ...(qglobalAccountNumber === undefined
      ? []
      : [t('organizations.inventory', { number: qglobalAccountNumber })]),
    ...(association?.default ? [words('accounts.default')] : []),
    ...(organization.creditStatus === 'SUSPENDED' ? [t('organizations.suspended')] : []),
  ]
}
