import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Banner } from '../../lib/contract/content.ts'
import { isoDay } from '../iso-day.ts'
import { pick, type SiteTexts } from './documents.ts'
import type { MarketingSite } from './sites.ts'

/** How long before a closure the sites announce it. */
const ANNOUNCED_DAYS = 7

const DAY_MS = 86_400_000

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const closureSchema = z.object({
  /** A date, `12-25`, or a weekday of a month: `4-thu-11`, `last-mon-05`. */
  on: z.string().regex(/^(?:\d\d-\d\d|(?:[1-4]|last)-(?:mon|tue|wed|thu|fri)-\d\d)$/),
  name: z.string(),
  days: z.int().positive().default(1),
})

type Closure = z.infer<typeof closureSchema>

/** Days on which customer support is closed, by locale. */
const CLOSURES = z
  .record(z.string(), z.array(closureSchema))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'data/closures.json'), 'utf8')))

/** Midnight UTC of the first day of a closure in a year. */
function dayOf({ on }: Closure, year: number): number {
  const [first = '', second = '', third] = on.split('-')
  if (third === undefined) return Date.UTC(year, Number(first) - 1, Number(second))
  const month = Number(third) - 1
  const days = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(year, month, index + 1))).filter(
    day => day.getUTCMonth() === month && WEEKDAYS[day.getUTCDay()] === second,
  )
  const found = first === 'last' ? days.at(-1) : days[Number(first) - 1]
  if (found === undefined) throw new Error(`No such day: ${on}`)
  return found.getTime()
}

/** At weekends no one is there anyway. */
const hasWorkday = (from: number, until: number): boolean => {
  const weekday = new Date(from).getUTCDay()
  return (weekday > 0 && weekday < 6) || until - from > DAY_MS
}

/**
 * What a site announces: its closures from yesterday on, the next first, each with the days on which it
 * concerns anybody.
 */
export function closureBanners(site: MarketingSite, texts: SiteTexts, now: number): Banner[] {
  const year = new Date(now).getUTCFullYear()
  const written = new Intl.DateTimeFormat(site.languageTag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return [year, year + 1]
    .flatMap(inYear =>
      (CLOSURES[site.locale] ?? []).map(closure => ({ closure, from: dayOf(closure, inYear) })),
    )
    .map(({ closure, from }) => ({ closure, from, until: from + (closure.days - 1) * DAY_MS }))
    .filter(({ from, until }) => until >= now - 2 * DAY_MS && hasWorkday(from, until))
    .sort((a, b) => a.from - b.from)
    .slice(0, 3)
    .map(({ closure, from, until }) => ({
      id: `closure-${isoDay(from)}`,
      text: pick(texts, 'banner.text')
        .replace('{date}', written.formatRange(from, until))
        .replace('{name}', closure.name),
      href: 'site:contact-us',
      linkText: pick(texts, 'banner.link'),
      showFrom: isoDay(from - ANNOUNCED_DAYS * DAY_MS),
      showUntil: isoDay(until),
    }))
}
