import type { AccountHome } from '@/lib/account-home/account-home'
import type { ExemptionNotice } from '@/lib/account-home/exemption-notices'
import { formatDate } from '@/lib/format/date'
import { joinFacts } from '@/lib/format/join-facts'
import { getTranslator } from '@/lib/i18n/translator'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { newAccountPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { accountFacts } from './account-facts'
import type { HomeCard } from './home-contents'

/** The organizations that the user is linked with, or has asked to be, with what orders depend on. */
export function organizationsCard(
  locale: Locale,
  home: AccountHome,
  hiddenPages: readonly string[],
): HomeCard {
  const t = getTranslator(locale, 'accountHome')
  const { accounts, openStep, exemptions } = home
  const joined = accounts?.filter(
    ({ isPersonal, link }) => !isPersonal && (link === 'linked' || link === 'pending'),
  )
  const all = { label: t('organizations.all'), href: accountPath(locale, 'accounts') }
  const isOffered = openStep === undefined && !hiddenPages.includes('newAccount')
  const add = { label: t('organizations.add'), href: newAccountPath(locale) }
  return {
    key: 'organizations',
    title: t('organizations.title'),
    text: joined === undefined ? t('unavailable') : joined.length === 0 ? t('organizations.none') : undefined,
    lines: (joined ?? []).map(account => ({
      key: account.uid,
      text: account.name,
      href: accountDetailPath(locale, 'accounts', account.uid),
      note: joinFacts([
        ...accountFacts(locale, account),
        ...termsOf(locale, account),
        ...(exemptions[account.uid] ?? []).map(notice => noticeText(locale, notice)),
      ]),
    })),
    links: [all, ...(joined?.length === 0 && isOffered ? [add] : [])],
  }
}

/** Inventory account, exemption from tax and state of the credit. */
function termsOf(
  locale: Locale,
  { inventory, exemptIn, isDefault, isSuspended, isInReview }: AccountView,
): readonly string[] {
  const t = getTranslator(locale, 'accountHome')
  return [
    ...(inventory === undefined ? [] : [t('organizations.inventory', { number: inventory })]),
    ...(exemptIn === undefined ? [] : [t('organizations.exempt', { regions: exemptIn.join(', ') })]),
    ...(isDefault ? [getTranslator(locale, 'account')('accounts.default')] : []),
    ...(isInReview === true ? [getTranslator(locale, 'organisations')('list.inReview')] : []),
    ...(isSuspended === true ? [t('organizations.suspended')] : []),
  ]
}

const noticeText = (locale: Locale, { kind, region, validUntil }: ExemptionNotice): string =>
  getTranslator(locale, 'accountHome')(`organizations.exemption.${kind}`, {
    region,
    date: formatDate(locale, validUntil) ?? validUntil,
  })
