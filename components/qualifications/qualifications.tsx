import { CustomerOnlyNote } from '@/components/page/customer-only-note'
import { StaticResultList } from '@/components/page/static-result-list'
import { SupportLink } from '@/components/page/support-link'
import { DescriptionList } from '@/components/ui/description-list'
import type { Evidence } from '@/lib/backends/flags/qualification-evidence'
import { levelStanding } from '@/lib/catalogue/held-level'
import { levelInText, levelName } from '@/lib/catalogue/level-name'
import { formatDate } from '@/lib/format/date'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import type { QualificationsData } from '@/lib/qualifications/load-qualifications.server'
import { colleaguesPath, NEW_EVIDENCE_ID, newQualificationPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'
import { DiscardQuestion } from './discard-question'
import { draftEntry, qualificationEntry } from './qualification-entry'

type Props = {
  locale: Locale
  data: QualificationsData
  evidence: readonly Evidence[]
  supportHref: string
  hidden: HiddenFieldValues
  /** Key of the draft that is to be deleted; empty where nothing is asked. */
  asked: string
  /** Epoch milliseconds. */
  now: number
}

const KINDS = {
  degree: 'degree',
  certification: 'certification',
  accreditedInstitution: 'accredited-institution',
  organisation: 'organisation',
} as const satisfies Record<Evidence, string>

/** The user's level and what it allows, the evidence that a higher one requires, and what was sent. */
export function Qualifications({ locale, data, evidence, supportHref, now, asked, hidden }: Props) {
  const t = getTranslator(locale, 'qualifications')
  const account = getTranslator(locale, 'account')
  const view = { locale, now, qualifications: data.qualifications }
  return (
    <>
      {data.drafts.some(({ key }) => key === asked) && (
        <DiscardQuestion {...{ locale, hidden }} draft={asked} />
      )}
      <p className="mt-3 max-w-prose text-lg">{account('qualifications.text')}</p>
      <Level {...{ locale, data, now }} />
      {evidence.length > 0 && (
        <>
          <h2 className="mt-10" id={NEW_EVIDENCE_ID}>
            {account('qualifications.evidence')}
          </h2>
          {hidden.isAgent && <CustomerOnlyNote locale={locale} part="statements" />}
          <ul className="mt-3 list-disc space-y-1 pl-6 empty:hidden">
            {(hidden.isAgent ? [] : evidence).map(kind => (
              <li key={kind}>
                <a href={newQualificationPath(locale, KINDS[kind])} className="inline-block py-0.5 align-top">
                  {account(`qualifications.evidenceKinds.${kind}`)}
                </a>
              </li>
            ))}
          </ul>
          <h2 className="mt-10">{t('records')}</h2>
          {data.qualifications.length + data.drafts.length === 0 ? (
            <p className="mt-3 max-w-prose">{t('none')}</p>
          ) : (
            <StaticResultList
              entries={[
                ...data.drafts.map(draft => draftEntry(locale, draft)),
                ...data.qualifications.map(each => qualificationEntry(each, view)),
              ]}
            />
          )}
        </>
      )}
      <ColleagueLinks {...{ locale, data }} />
      <div className="mt-8">
        <SupportLink {...{ locale, supportHref }} text={t('help')} />
      </div>
    </>
  )
}

/** Links for administrators to the levels of their organizations' members. */
function ColleagueLinks({ locale, data: { administered } }: Pick<Props, 'locale' | 'data'>) {
  const t = getTranslator(locale, 'qualifications')
  if (administered?.length === 0) return null
  return (
    <>
      <h2 className="mt-10">{t('colleagues.title')}</h2>
      {administered === undefined && <p className="mt-3 max-w-prose">{t('colleagues.unavailable')}</p>}
      <ul className="mt-3 list-disc space-y-1 pl-6 empty:hidden">
        {administered?.map(({ uid, name }) => (
          <li key={uid}>
            <a href={colleaguesPath(locale, uid)} className="inline-block py-0.5 align-top">
              {t('colleagues.open', { name })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const LEVELS = ['A', 'B', 'C'] as const

/** The level in words: its last day or that a higher one has ended, what it allows, and who holds it. */
function Level({ locale, data, now }: Pick<Props, 'locale' | 'data' | 'now'>) {
  const { qualification, effectiveLevel, levelOrganization } = data
  const t = getTranslator(locale, 'qualifications')
  const account = getTranslator(locale, 'account')
  const lastDay = qualification?.validUntil && formatDate(locale, qualification.validUntil)
  const known = levelStanding(locale, qualification, now)
  const validUntil = known?.isHeld && known.code === effectiveLevel.code ? lastDay : undefined
  const level = LEVELS.find(code => code === effectiveLevel.code)
  return (
    <>
      <div className="mt-6 max-w-prose">
        <DescriptionList
          descriptions={[
            {
              term: account('qualifications.level'),
              description: qualification
                ? levelName(locale, effectiveLevel)
                : account('qualifications.unknown'),
            },
            ...(validUntil ? [{ term: account('qualifications.validUntil'), description: validUntil }] : []),
          ]}
        />
      </div>
      {known?.isHeld === false && lastDay && (
        <p className="mt-4 max-w-prose">{t('ended', { level: levelInText(locale, known), date: lastDay })}</p>
      )}
      {level !== undefined && <p className="mt-4 max-w-prose">{t(`allows.${level}`)}</p>}
      {levelOrganization !== undefined && (
        <p className="mt-2 max-w-prose">{t('ofOrganization', { name: levelOrganization })}</p>
      )}
      <p className="mt-2 max-w-prose">{t('scheme')}</p>
      <p className="mt-2 max-w-prose">{t('wanted')}</p>
    </>
  )
}
