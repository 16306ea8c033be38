import { z } from 'zod'
import { IDLE_WARNING_SECONDS } from '@/lib/config/limits'
import { DATE_STYLES, type DateStyle } from '@/lib/contract/commerce/customer-settings'
import { DEFAULT_TIME_ZONE } from '@/lib/format/date'
import { TIME_ZONES } from '@/lib/format/time-zones'
import { isLocale, type Locale } from '@/lib/site/sites'
import { readTicked, type TickedCodes } from './changed-codes'
import { SECTION_FIELD, SECTIONS, SHOWN_FIELD, TAKE_BACK } from './sections'

/** How long before the end of a session its user can be warned; the first one is the usual time. */
export const WARNING_SECONDS = [IDLE_WARNING_SECONDS, 300, 600] as const

/** What somebody sees who has chosen nothing. */
export const USUAL_DATES = { timeZone: DEFAULT_TIME_ZONE, dateStyle: 'long' } as const

type DateChoice = { timeZone: string; dateStyle: DateStyle }

/** What the form of a section asks for. */
export type PreferenceCommand =
  | { section: 'topics'; codes: TickedCodes; takesBack: boolean }
  | { section: 'interests'; codes: TickedCodes; takesBack: boolean }
  | { section: 'site'; site: Locale; shown: string }
  | { section: 'dates'; dates: DateChoice; shown: string }
  | { section: 'warning'; seconds: number; shown: string }

const FORM = z.object({
  [SECTION_FIELD]: z.enum(SECTIONS),
  [SHOWN_FIELD]: z.string().max(2_000),
  intent: z.string().default(''),
  site: z.string().default(''),
  timeZone: z.string().default(''),
  dateStyle: z.string().default(''),
  warning: z.string().default(''),
})

/** How a form states the dates that its page has shown. */
export const shownDates = ({ timeZone, dateStyle }: DateChoice): string => `${timeZone} ${dateStyle}`

/** Reads the form of a section; undefined if no form of ours submits such fields. */
export function readCommand(fields: Readonly<Record<string, unknown>>): PreferenceCommand | undefined {
  const form = FORM.safeParse(fields)
  if (!form.success) return undefined
  const { section, shown, intent, site, timeZone, warning } = form.data
  switch (section) {
    case 'topics':
    case 'interests': {
      const codes = readTicked(fields)
      return codes && { section, codes, takesBack: intent === TAKE_BACK }
    }
    case 'site':
      return isLocale(site) ? { section, site, shown } : undefined
    case 'dates': {
      const dateStyle = DATE_STYLES.find(known => known === form.data.dateStyle)
      if (dateStyle === undefined || !TIME_ZONES.includes(timeZone)) return undefined
      return { section, dates: { timeZone, dateStyle }, shown }
    }
    case 'warning': {
      const seconds = WARNING_SECONDS.find(known => String(known) === warning)
      return seconds === undefined ? undefined : { section, seconds, shown }
    }
  }
}
