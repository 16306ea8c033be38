import type { StaticEntry } from '@/components/page/static-result-entries'
import type { BadgeTone } from '@/components/ui/badge'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { getTranslator } from '@/lib/i18n/translator'
import { evidenceName } from '@/lib/qualifications/evidence-fields'
import { type QualificationState, qualificationState } from '@/lib/qualifications/qualification-state'
import { stateTexts, untilText } from '@/lib/qualifications/qualification-texts'
import { accountDetailPath } from '@/lib/site/account-pages'
import { newQualificationPath } from '@/lib/site/qualification-routes'
import type { Locale } from '@/lib/site/sites'

const TONES: Readonly<Record<QualificationState, BadgeTone>> = {
  draft: 'neutral',
  submitted: 'accent',
  moreInformation: 'warm',
  approved: 'success',
  ending: 'warm',
  rejected: 'danger',
  expired: 'danger',
}

/** The state of a qualification as a badge. */
export function stateBadge(locale: Locale, qualification: Qualification, now: number) {
  const state = qualificationState(qualification, now)
  return {
    label: getTranslator(locale, 'qualifications')(`states.${state}.name`),
    tone: TONES[state],
  }
}

/** The address on which a qualification that ends or has ended is renewed; undefined for others. */
export function renewalPath(locale: Locale, qualification: Qualification, now: number): string | undefined {
  const state = qualificationState(qualification, now)
  return state === 'ending' || state === 'expired'
    ? newQualificationPath(locale, qualification.kind, qualification.id)
    : undefined
}

/** An evidence as an entry of the list. */
export function qualificationEntry(locale: Locale, qualification: Qualification, now: number): StaticEntry {
  const t = getTranslator(locale, 'qualifications')
  const { id, kind, grantsLevel } = qualification
  const name = evidenceName(qualification)
  const until = untilText(locale, qualification)
  const renewal = renewalPath(locale, qualification, now)
  return {
    key: id,
    name,
    href: accountDetailPath(locale, 'qualifications', id),
    status: stateBadge(locale, qualification, now),
    facts: [t(`kinds.${kind}`), grantsLevel.name, ...(until === undefined ? [] : [until])],
    texts: stateTexts(locale, qualification, now),
    ...(renewal !== undefined && {
      links: [{ href: renewal, label: t('renew'), fullLabel: t('renewName', { name }) }],
    }),
  }
}
