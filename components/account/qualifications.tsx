import { DescriptionList } from '@/components/ui/description-list'
import type { Evidence } from '@/lib/backends/flags/qualification-evidence'
import type { User } from '@/lib/contract/commerce/user'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { SupportLink } from './support-link'

type Props = {
  locale: Locale
  qualification: User['qualification']
  evidence: readonly Evidence[]
  supportHref: string
}

/** The user's qualification level, and the evidence that a higher one requires (spec §6). */
export function Qualifications({ locale, qualification, evidence, supportHref }: Props) {
  const t = getTranslator(locale, 'account')
  const validUntil = qualification?.validUntil && formatDate(locale, qualification.validUntil)
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('qualifications.text')}</p>
      <div className="mt-6 max-w-prose">
        <DescriptionList
          descriptions={[
            {
              term: t('qualifications.level'),
              description: qualification
                ? t('qualifications.levelText', { level: qualification.level })
                : t('qualifications.unknown'),
            },
            ...(validUntil ? [{ term: t('qualifications.validUntil'), description: validUntil }] : []),
          ]}
        />
      </div>
      {evidence.length > 0 && (
        <>
          <h2 className="mt-10">{t('qualifications.evidence')}</h2>
          <ul className="mt-3 list-disc space-y-1 pl-6">
            {evidence.map(kind => (
              <li key={kind}>{t(`qualifications.evidenceKinds.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-8">
        <SupportLink locale={locale} supportHref={supportHref} text={t('qualifications.later')} />
      </div>
    </>
  )
}
