import type { StaticEntry } from '@/components/page/static-result-entries'
import type { BadgeTone } from '@/components/ui/badge'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { evidenceName } from '@/lib/qualifications/evidence-fields'
import type { QualificationsData } from '@/lib/qualifications/load-qualifications.server'
import { type QualificationState, qualificationState } from '@/lib/qualifications/qualification-state'
import { stateTexts, untilText } from '@/lib/qualifications/qualification-texts'
import { accountDetailPath } from '@/lib/site/account-pages'
import {
  discardDraftPath,
  newQualificationPath,
  qualificationEditPath,
  withdrawPath,
} from '@/lib/site/qualification-routes'
import type { Locale } from '@/lib/site/sites'

type KeptEntry = QualificationsData['drafts'][number]

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

/** Where the next step of an evidence is taken, as links of its entry. */
function linksOf(locale: Locale, qualification: Qualification, now: number): StaticEntry['links'] {
  const t = getTranslator(locale, 'qualifications')
  const name = evidenceName(qualification)
  const renewal = renewalPath(locale, qualification, now)
  if (renewal !== undefined)
    return [{ href: renewal, label: t('renew'), fullLabel: t('renewName', { name }) }]
  if (qualification.status !== 'DRAFT') return undefined
  const { id } = qualification
  return draftLinks(locale, name, {
    onward: accountDetailPath(locale, 'qualifications', id),
    discard: withdrawPath(locale, id),
  })
}

function draftLinks(locale: Locale, name: string, hrefs: { onward: string; discard: string }) {
  const t = getTranslator(locale, 'qualifications')
  return [
    { href: hrefs.onward, label: t('drafts.continue'), fullLabel: t('drafts.continueNamed', { name }) },
    { href: hrefs.discard, label: t('drafts.discard'), fullLabel: t('drafts.discardNamed', { name }) },
  ]
}

/** A form that was kept with details missing, as an entry of the list. */
export function draftEntry(locale: Locale, { key, kind, id, renews, keptUntil }: KeptEntry): StaticEntry {
  const t = getTranslator(locale, 'qualifications')
  const name = t(`kinds.${kind}`)
  const onward =
    id === '' ? newQualificationPath(locale, kind, renews || undefined) : qualificationEditPath(locale, id)
  const date = formatDate(locale, new Date(keptUntil).toISOString()) ?? ''
  return {
    key,
    name,
    href: onward,
    status: { label: t('drafts.name'), tone: 'neutral' },
    facts: [],
    texts: [t('drafts.next', { date })],
    links: draftLinks(locale, name, { onward, discard: discardDraftPath(locale, key) }),
  }
}

/** An evidence as an entry of the list. */
export function qualificationEntry(locale: Locale, qualification: Qualification, now: number): StaticEntry {
  const t = getTranslator(locale, 'qualifications')
  const { id, kind, grantsLevel } = qualification
  const until = untilText(locale, qualification)
  const links = linksOf(locale, qualification, now)
  return {
    key: id,
    name: evidenceName(qualification),
    href: accountDetailPath(locale, 'qualifications', id),
    status: stateBadge(locale, qualification, now),
    facts: [t(`kinds.${kind}`), grantsLevel.name, ...(until === undefined ? [] : [until])],
    texts: stateTexts(locale, qualification, now),
    ...(links && { links }),
  }
}
