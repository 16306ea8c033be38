import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { DescriptionList } from '@/components/ui/description-list'
import { levelInText, levelName } from '@/lib/catalogue/level-name'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { EVIDENCE_FIELDS } from '@/lib/qualifications/evidence-fields'
import { isChangeable } from '@/lib/qualifications/qualification-state'
import { evidenceFacts, stateTexts } from '@/lib/qualifications/qualification-texts'
import { qualificationEditPath } from '@/lib/site/qualification-paths'
import { EvidenceFiles } from './evidence-files'
import { renewalLink, stateBadge } from './qualification-entry'
import { QualificationHistory } from './qualification-history'
import type { QualificationProps } from './qualification-props'
import { SubmissionForm } from './submission-form'
import { WithdrawLink, WithdrawQuestion } from './withdraw-question'

/** An evidence with the level that it gives, its documents, its history, and its way on. */
export function QualificationDetail({ isAsking, ...props }: QualificationProps & { isAsking: boolean }) {
  const { locale, data, now, hidden } = props
  const { qualification } = data
  const t = getTranslator(locale, 'qualifications')
  const view = { locale, now, qualifications: data.qualifications }
  const badge = stateBadge(qualification, view)
  const renewal = renewalLink(qualification, view)
  return (
    <div className="space-y-10">
      <div>
        {isAsking && isChangeable(qualification) && <WithdrawQuestion {...props} />}
        <p className="mt-3">
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        {stateTexts(qualification, view).map(text => (
          <p key={text} className="mt-3 max-w-prose">
            {text}
          </p>
        ))}
        {isChangeable(qualification) && (
          <p className="mt-3 max-w-prose font-semibold">
            {t('preview', { level: levelInText(locale, qualification.grantsLevel) })}
          </p>
        )}
        {renewal !== undefined && (
          <p className="mt-4">
            <ButtonLink href={renewal.href}>{renewal.label}</ButtonLink>
          </p>
        )}
      </div>
      <Details {...props} />
      {isChangeable(qualification) ? <SubmissionForm {...props} /> : <EvidenceFiles {...props} />}
      <QualificationHistory {...{ locale, qualification }} />
      {isChangeable(qualification) && !hidden.isAgent && <WithdrawLink {...props} />}
    </div>
  )
}

function Details({ locale, data: { qualification, rejected } }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  const { validUntil, grantsLevel, kind, id } = qualification
  const until = validUntil && formatDate(locale, validUntil)
  const stated = qualification.history.findLast(({ statementAccepted }) => statementAccepted)?.at
  return (
    <section>
      <h2>{t('details')}</h2>
      <div className="mt-4 max-w-prose">
        <DescriptionList
          descriptions={[
            { term: t('level'), description: levelName(locale, grantsLevel) },
            ...(until ? [{ term: t('validUntil'), description: until }] : []),
            ...evidenceFacts(locale, qualification).map(({ label, value }) => ({
              term: label,
              description: value,
            })),
            ...(stated === undefined
              ? []
              : [
                  {
                    term: t('send.statementLabel'),
                    description: t('send.stated', { date: formatDate(locale, stated) ?? stated }),
                  },
                ]),
          ]}
        />
      </div>
      {isChangeable(qualification) && <EditLinks {...{ locale, kind, id, rejected }} />}
    </section>
  )
}

type EditProps = Pick<QualificationProps, 'locale'> &
  Pick<Qualification, 'kind' | 'id'> &
  Pick<QualificationProps['data'], 'rejected'>

/** The way to change the details; where some of them were refused at sending, to each of these. */
function EditLinks({ locale, kind, id, rejected }: EditProps) {
  const t = getTranslator(locale, 'qualifications')
  const path = qualificationEditPath(locale, id)
  const refused = EVIDENCE_FIELDS[kind].filter(({ name }) =>
    rejected?.errors.fieldErrors.some(error => error.name === name),
  )
  const links =
    refused.length === 0
      ? [{ href: path, label: t('edit') }]
      : refused.map(({ name }) => ({
          id: name,
          href: `${path}#${name}`,
          label: t('editField', { field: t(`fields.${name}`) }),
        }))
  return links.map(({ label, ...link }) => (
    <p key={link.href} className="mt-4">
      <a {...link} className="inline-block py-0.5">
        {label}
      </a>
    </p>
  ))
}
