import type { StaticEntry } from '@/components/page/static-result-entries'
import type { BadgeTone } from '@/components/ui/badge'
import { levelName } from '@/lib/catalogue/level-name'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { evidenceName } from '@/lib/qualifications/evidence-fields'
import type { QualificationsData } from '@/lib/qualifications/load-qualifications.server'
import {
  needsRenewal,
  type QualificationState,
  type QualificationView,
  qualificationState,
  renewalOf,
} from '@/lib/qualifications/qualification-state'
import { stateTexts, untilText } from '@/lib/qualifications/qualification-texts'
import { accountDetailPath } from '@/lib/site/account-pages'
import {
  discardDraftPath,
  newQualificationPath,
  qualificationEditPath,
  withdrawPath,
} from '@/lib/site/qualification-paths'
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
export function stateBadge(qualification: Qualification, view: QualificationView) {
  const state = qualificationState(qualification, view)
  return {
    label: getTranslator(view.locale, 'qualifications')(`states.${state}.name`),
    tone: TONES[state],
  }
}

/**
 * The way to renew a qualification that ends or has ended, or to the evidence that renews it; undefined for
 * others.
 */
export function renewalLink(qualification: Qualification, view: QualificationView) {
  const { locale } = view
  const t = getTranslator(locale, 'qualifications')
  const name = evidenceName(qualification)
  const renewal = renewalOf(qualification, view)
  if (renewal !== undefined)
    return {
      href: accountDetailPath(locale, 'qualifications', renewal.id),
      label: t('renewal.open'),
      fullLabel: t('renewal.openNamed', { name }),
    }
  if (!needsRenewal(qualification, view)) return undefined
  const href = newQualificationPath(locale, qualification.kind, qualification.id)
  return { href, label: t('renew'), fullLabel: t('renewName', { name }) }
}

/** Where the next step of an evidence is taken, as links of its entry. */
function linksOf(qualification: Qualification, view: QualificationView): StaticEntry['links'] {
  const renewal = renewalLink(qualification, view)
  if (renewal !== undefined) return [renewal]
  if (qualification.status !== 'DRAFT') return undefined
  const { id } = qualification
  const { locale } = view
  return draftLinks(locale, evidenceName(qualification), {
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
export function qualificationEntry(qualification: Qualification, view: QualificationView): StaticEntry {
  const { locale } = view
  const t = getTranslator(locale, 'qualifications')
  const { id, kind, grantsLevel } = qualification
  const until = untilText(locale, qualification)
  const links = linksOf(qualification, view)
  return {
    key: id,
    name: evidenceName(qualification),
    href: accountDetailPath(locale, 'qualifications', id),
    status: stateBadge(qualification, view),
    facts: [t(`kinds.${kind}`), levelName(locale, grantsLevel), ...(until === undefined ? [] : [until])],
    texts: stateTexts(qualification, view),
    ...(links && { links }),
  }
}
