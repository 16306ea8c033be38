import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { exemptionDay } from '@/lib/checkout/documents/exemption'
import { REJECTION_REASONS, type TaxExemption } from '@/lib/contract/commerce/checkout/tax-exemption'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { certificatePath, renewExemptionPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  uid: string
  exemption: TaxExemption
  /** Set for support agents, who may not have the file. */
  isAgent?: true | undefined
}

const TONES = {
  ACTIVE: 'success',
  LATER: 'neutral',
  SUBMITTED: 'warm',
  REJECTED: 'danger',
  EXPIRED: 'danger',
} as const

/** A certificate in these states is followed by another one. */
const RENEWED: readonly (keyof typeof TONES)[] = ['ACTIVE', 'REJECTED', 'EXPIRED']

/** A certificate: its state in one region, why it was refused, and what to do next. */
export function ExemptionCard({ locale, uid, exemption, isAgent }: Props) {
  const t = getTranslator(locale, 'taxExemptions')
  const checkout = getTranslator(locale, 'checkout')
  const { region, certificateNumber, validFrom, validUntil, reason } = exemption
  const state = stateOf(locale, exemption)
  const day = (text: string) => formatDate(locale, text) ?? text
  const period = { from: day(validFrom), until: day(validUntil) }
  const known = REJECTION_REASONS.find(code => code === reason) ?? 'other'
  return (
    <Card>
      <h3 className="flex flex-wrap items-center gap-2 text-lg">
        {region.name ?? region.isocode} <Badge tone={TONES[state]}>{t(`status.${state}`)}</Badge>
      </h3>
      <p className="mt-2 mb-4 max-w-prose">{t(`next.${state}`, period)}</p>
      <DescriptionList
        isInCard
        descriptions={[
          { term: t('certificate'), description: certificateNumber },
          { term: t('valid'), description: t('period', period) },
          { term: t('file'), description: <Certificate {...{ locale, uid, exemption, isAgent }} /> },
          ...(state === 'REJECTED'
            ? [{ term: t('reason'), description: checkout(`exemption.reasons.${known}`) }]
            : []),
        ]}
      />
      {RENEWED.includes(state) && (
        <p className="no-print mt-5">
          <a
            href={renewExemptionPath(locale, uid, region.isocode)}
            aria-label={t('renewNamed', { region: region.name ?? region.isocode })}
          >
            {t('renew')}
          </a>
        </p>
      )}
    </Card>
  )
}

/** The uploaded certificate: a download link for users who may read it, otherwise its file name. */
const Certificate = ({ locale, uid, exemption: { id, fileName, certificateReadable }, isAgent }: Props) =>
  certificateReadable === true && !isAgent ? (
    <a href={certificatePath(locale, uid, id)} download className="inline-block py-0.5 wrap-anywhere">
      {fileName}
    </a>
  ) : (
    fileName
  )

/** One that was accepted may begin later. */
const stateOf = (locale: Locale, { status, validFrom }: TaxExemption): keyof typeof TONES =>
  status === 'ACTIVE' && validFrom > exemptionDay(locale, Date.now()) ? 'LATER' : status
