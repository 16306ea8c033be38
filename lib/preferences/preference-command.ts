import { z } from 'zod'
import { IDLE_WARNING_SECONDS } from '@/lib/config/limits'
import { DATE_STYLES, type DateStyle } from '@/lib/contract/commerce/customer-settings'
import { TIME_ZONES } from '@/lib/format/time-zones'
import { isLocale, type Locale } from '@/lib/site/sites'
import { readTicked, type TickedCodes } from './changed-codes'
import { SECTION_FIELD, SECTIONS, SHOWN_FIELD, TAKE_BACK } from './sections'

/** Options for the sign-out warning, in seconds before the timeout; the first is the default. */
export const WARNING_SECONDS = [IDLE_WARNING_SECONDS, 300, 600] as const

type DateChoice = { timeZone: string; dateStyle: DateStyle }

/** A submitted section form. */
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

/** Serializes the date settings for the hidden field with the values shown on the page. */
export const shownDates = ({ timeZone, dateStyle }: DateChoice): string => `${timeZone} ${dateStyle}`

/** Reads a submitted section form; undefined if its fields are invalid. */
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
