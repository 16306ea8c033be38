import { Banner } from '@/components/ui/banner'
import { Disclosure } from '@/components/ui/disclosure'
import { localesSelling } from '@/lib/catalogue/sold-on'
import { titlePathOn } from '@/lib/catalogue/title-on-site'
import { titleState } from '@/lib/catalogue/title-state'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { LOCALE_NAMES } from '@/lib/site/locale-names'
import { productPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'

type Props = { locale: Locale; title: TitleProduct }

/** Notices before the choice of an item: another edition, an end of sale, another site. */
export const EditionNotices = ({ locale, title }: Props) => (
  <div className="mt-5 max-w-form space-y-3">
    {titleState(locale, title) === 'elsewhere' && <SoldElsewhere locale={locale} title={title} />}
    <NewerEdition locale={locale} title={title} />
    <div className="no-print">
      <WhichEdition locale={locale} title={title} />
    </div>
  </div>
)

function SoldElsewhere({ locale, title }: Props) {
  const t = getTranslator(locale, 'product')
  const layout = getTranslator(locale, 'layout')
  const others = localesSelling(title)
  return (
    <Banner tone="info" toneLabel={layout('tones.info')} title={t('elsewhere.title')} announce="none">
      <p>{t('elsewhere.text')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {others.map(other => (
          <li key={other}>
            <a href={titlePathOn(other, title)} className="inline-block py-1">
              {layout(`country.sites.${other}`)} (
              <span lang={getSite(other).languageTag}>{LOCALE_NAMES[other].language}</span>)
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function NewerEdition({ locale, title }: Props) {
  const t = getTranslator(locale, 'product')
  const { status, endDate, supersededBy } = title.assessment
  const until = status === 'ENDING' && endDate !== undefined ? formatDate(locale, endDate) : undefined
  if (supersededBy === undefined && until === undefined) return null
  return (
    <Banner tone="warning" toneLabel={getTranslator(locale, 'layout')('tones.warning')} announce="none">
      {until !== undefined && <p>{t('editions.ending', { date: until })}</p>}
      {supersededBy !== undefined && (
        <p>
          <a href={productPath(locale, supersededBy)}>{t('editions.newer', { name: supersededBy.name })}</a>
        </p>
      )}
    </Banner>
  )
}

/** How customers find out which edition they own: forms of one do not go with the manual of another. */
function WhichEdition({ locale, title }: Props) {
  const t = getTranslator(locale, 'product')
  const { acronym, edition, supersedes, supersededBy } = title.assessment
  const editions = [supersedes, { code: title.code, acronym, edition }, supersededBy].filter(
    entry => entry !== undefined,
  )
  if (editions.length < 2) return null
  return (
    <Disclosure summary={t('editions.which')}>
      <p>{t('editions.whichText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {editions.map(({ code, ...row }) => (
          <li key={code}>{t('editions.row', { acronym: row.acronym, edition: String(row.edition) })}</li>
        ))}
      </ul>
      <p className="mt-2">{t('editions.both')}</p>
    </Disclosure>
  )
}
