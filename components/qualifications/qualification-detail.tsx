import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { DescriptionList } from '@/components/ui/description-list'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { EVIDENCE_FIELDS, shownValuesOf } from '@/lib/qualifications/evidence-fields'
import { isChangeable, isSendable } from '@/lib/qualifications/qualification-state'
import { stateTexts } from '@/lib/qualifications/qualification-texts'
import { qualificationEditPath } from '@/lib/site/qualification-routes'
import { EvidenceFiles } from './evidence-files'
import { renewalPath, stateBadge } from './qualification-entry'
import { QualificationHistory } from './qualification-history'
import type { QualificationProps } from './qualification-props'
import { SendForm } from './send-form'
import { WithdrawLink, WithdrawQuestion } from './withdraw-question'

/** An evidence with the level that it gives, its documents, its history, and its way on. */
export function QualificationDetail({ isAsking, ...props }: QualificationProps & { isAsking: boolean }) {
  const { locale, data, now, hidden } = props
  const { qualification } = data
  const t = getTranslator(locale, 'qualifications')
  const badge = stateBadge(locale, qualification, now)
  const renewal = renewalPath(locale, qualification, now)
  const { name: level } = qualification.grantsLevel
  return (
    <div className="space-y-10">
      <div>
        {isAsking && isChangeable(qualification) && <WithdrawQuestion {...props} />}
        <p className="mt-3">
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        {stateTexts(locale, qualification, now).map(text => (
          <p key={text} className="mt-3 max-w-prose">
            {text}
          </p>
        ))}
        {isChangeable(qualification) && (
          <p className="mt-3 max-w-prose font-semibold">{t('preview', { level })}</p>
        )}
        {renewal !== undefined && (
          <p className="mt-4">
            <ButtonLink href={renewal}>{t('renew')}</ButtonLink>
          </p>
        )}
      </div>
      <Details {...props} />
      <EvidenceFiles {...props} />
      {isSendable(qualification) && <SendForm {...props} />}
      <QualificationHistory {...{ locale, qualification }} />
      {isChangeable(qualification) && !hidden.isAgent && <WithdrawLink {...props} />}
    </div>
  )
}

function Details({ locale, data: { qualification } }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  const values = shownValuesOf(qualification)
  const { validUntil, grantsLevel, kind, id } = qualification
  const until = validUntil && formatDate(locale, validUntil)
  return (
    <section>
      <h2>{t('details')}</h2>
      <div className="mt-4 max-w-prose">
        <DescriptionList
          descriptions={[
            { term: t('level'), description: grantsLevel.name },
            ...(until ? [{ term: t('validUntil'), description: until }] : []),
            ...EVIDENCE_FIELDS[kind].flatMap(({ name, type }) => {
              const value = values[name] ?? ''
              const shown = type === 'date' ? formatDate(locale, value) : value
              return shown ? [{ term: t(`fields.${name}`), description: shown }] : []
            }),
          ]}
        />
      </div>
      {isChangeable(qualification) && (
        <p className="mt-4">
          <a href={qualificationEditPath(locale, id)} className="inline-block py-0.5">
            {t('edit')}
          </a>
        </p>
      )}
    </section>
  )
}
