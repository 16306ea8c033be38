import type { JudgedTitlePage } from '@/lib/contract/commerce/catalogue/search'
import { type FitCriteria, rankOf, type Setting } from './fit-criteria'

/** The reason why a title does not fit, with its actual value. */
export type MismatchReason =
  | { kind: 'age'; minAgeMonths: number; maxAgeMonths: number | undefined }
  | { kind: 'minutes'; minMinutes: number }
  | { kind: 'setting'; setting: Setting }
  | { kind: 'language'; languages: readonly string[] }
  | { kind: 'level'; level: string }

/** A title with the properties that are checked. */
export type Judged = JudgedTitlePage['products'][number]

/**
 * Whether an assessment can be given in a setting. Group administration is not individual administration,
 * unless the title lists another way too.
 */
const SUITS: Readonly<Record<Setting, (assessment: Judged['assessment']) => boolean>> = {
  individual: ({ administration }) => administration.some(way => way !== 'GROUP'),
  group: ({ administration }) => administration.includes('GROUP'),
  remote: ({ telepractice }) => telepractice.allowed,
  screen: ({ administration }) => administration.includes('ONSCREEN') || administration.includes('TABLET'),
  paper: ({ administration }) => administration.includes('PAPER'),
}

function ageMismatch(
  { assessment: { population } }: Judged,
  { ageMonths }: FitCriteria,
): readonly MismatchReason[] {
  const { minAgeMonths, maxAgeMonths } = population
  if (ageMonths === undefined) return []
  const fits = ageMonths >= minAgeMonths && (maxAgeMonths === undefined || ageMonths <= maxAgeMonths)
  return fits ? [] : [{ kind: 'age', minAgeMonths, maxAgeMonths }]
}

function minutesMismatch(
  { assessment: { completion } }: Judged,
  { minutes }: FitCriteria,
): readonly MismatchReason[] {
  const { minMinutes } = completion
  return minutes === undefined || minMinutes <= minutes ? [] : [{ kind: 'minutes', minMinutes }]
}

const settingMismatch = ({ assessment }: Judged, { setting }: FitCriteria): readonly MismatchReason[] =>
  setting === undefined || SUITS[setting](assessment) ? [] : [{ kind: 'setting', setting }]

const languageMismatch = (
  { assessment: { languages } }: Judged,
  { language }: FitCriteria,
): readonly MismatchReason[] =>
  language === undefined || languages.includes(language) ? [] : [{ kind: 'language', languages }]

function levelMismatch({ qualificationLevel }: Judged, { level }: FitCriteria): readonly MismatchReason[] {
  if (level === undefined || qualificationLevel === undefined || qualificationLevel.rank <= rankOf(level))
    return []
  return [{ kind: 'level', level: qualificationLevel.code }]
}

const MISMATCH_RULES = [ageMismatch, minutesMismatch, settingMismatch, languageMismatch, levelMismatch]

/** All reasons why a title does not fit the criteria; empty where it fits. */
export const findMismatches = (title: Judged, criteria: FitCriteria): readonly MismatchReason[] =>
  MISMATCH_RULES.flatMap(judge => judge(title, criteria))
