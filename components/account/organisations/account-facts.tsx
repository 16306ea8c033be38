import { Badge } from '@/components/ui/badge'
import { DescriptionList } from '@/components/ui/description-list'
import { levelName } from '@/lib/catalogue/level-name'
import type { Organization } from '@/lib/contract/commerce/organization'
import { formatDate } from '@/lib/format/date'
import { formatList } from '@/lib/format/list'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { addressOf, placeOf, shownNumber } from '@/lib/organisation/show-organisation'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; account: Organization; isActing: boolean }

const HEADING_ID = 'account-facts'

/** Number, place, role, level and inventory account, as far as the user may see them. */
export function AccountFacts({ locale, account, isActing }: Props) {
  const { accounts } = getMessages(locale).account
  const t = getTranslator(locale, 'organisations')
  const { accountType, association } = account
  return (
    <section aria-labelledby={HEADING_ID} className="mt-6">
      <h2 id={HEADING_ID} className="sr-only">
        {t('facts.title')}
      </h2>
      <p className="mb-4 flex flex-wrap gap-2">
        <Badge>{accountType === 'PERSONAL' ? accounts.personal : accounts.organisation}</Badge>
        {association?.default && <Badge tone="accent">{accounts.default}</Badge>}
        {isActing && <Badge tone="accent">{t('list.acting')}</Badge>}
      </p>
      <DescriptionList descriptions={[...identityOf(locale, account), ...standingOf(locale, account)]} />
    </section>
  )
}

function identityOf(locale: Locale, account: Organization) {
  const { accounts } = getMessages(locale).account
  const { accountType, association, customerAccountNumber: number, temporaryAccountNumber = false } = account
  const known = account.addresses.primaryBillingAddress ?? account.addresses.matchedAddress
  const [address, place] = [addressOf(known), placeOf(known)]
  const isMember = accountType === 'ORGANIZATION' && association?.status === 'ASSOCIATED'
  const numbered = { number, isTemporary: temporaryAccountNumber }
  return [
    ...(isMember ? [{ term: accounts.number, description: shownNumber(numbered, accounts) }] : []),
    ...(address === undefined ? [] : [{ term: accounts.address, description: address }]),
    ...(address !== undefined || place === '' ? [] : [{ term: accounts.place, description: place }]),
    ...(isMember
      ? [
          {
            term: accounts.role,
            description: association.administrator ? accounts.administrator : accounts.member,
          },
        ]
      : []),
  ]
}

function standingOf(locale: Locale, account: Organization) {
  const { accounts } = getMessages(locale).account
  const t = getTranslator(locale, 'organisations')
  const {
    accountType,
    association,
    qualificationLevel,
    qglobalAccountNumber,
    taxExemptRegions = [],
    taxCertificates = [],
  } = account
  if (accountType === 'PERSONAL' || association === undefined) return []
  const since = formatDate(locale, association.since.slice(0, 10))
  const isMember = association.status === 'ASSOCIATED'
  return [
    ...(qualificationLevel === undefined
      ? []
      : [{ term: accounts.level, description: levelName(locale, qualificationLevel) }]),
    ...(isMember
      ? [{ term: t('list.inventory'), description: qglobalAccountNumber ?? t('facts.none') }]
      : []),
    ...(taxExemptRegions.length === 0
      ? []
      : [
          {
            term: t('list.exempt'),
            description: formatList(
              locale,
              taxExemptRegions.map(({ isocode, name = isocode }) => name),
            ),
          },
        ]),
    ...(taxCertificates.length === 0
      ? []
      : [{ term: t('list.certificates'), description: certificatesText(locale, taxCertificates) }]),
    ...(isMember && since !== undefined ? [{ term: t('facts.since'), description: since }] : []),
  ]
}

/** Regions without an exemption, each with the state of its certificate. */
function certificatesText(
  locale: Locale,
  certificates: NonNullable<Organization['taxCertificates']>,
): string {
  const t = getTranslator(locale, 'organisations')
  const status = getMessages(locale).taxExemptions.status
  return formatList(
    locale,
    certificates.map(({ isocode, name = isocode, status: state }) =>
      t('list.certificate', { region: name, status: status[state] }),
    ),
  )
}
