import { z } from 'zod'

/** How a date is written: in words, in short words, in figures of the site, or as year, month and day. */
export const DATE_STYLES = ['long', 'medium', 'numeric', 'iso'] as const

export type DateStyle = (typeof DATE_STYLES)[number]

const codesSchema = z.array(z.string().regex(/^[\w-]{1,60}$/)).max(40)

const settingsShape = {
  /** Locale of the site that the customer prefers, with its language. */
  site: z.string().max(10),
  timeZone: z.string().max(60),
  dateStyle: z.enum(DATE_STYLES),
  /** How long before the end of a session its user is warned. */
  idleWarningSeconds: z.int().min(60).max(900),
  interests: z.object({ areas: codesSchema, ages: codesSchema }),
} as const

/** What a customer has set for all sites (our extension); absent where they have chosen nothing. */
export const customerSettingsSchema = z.object(settingsShape).partial()

/** Settings to change: absent ones stay as they are, null takes one back. */
export const settingsPatchSchema = z
  .object({
    site: settingsShape.site.nullable(),
    timeZone: settingsShape.timeZone.nullable(),
    dateStyle: settingsShape.dateStyle.nullable(),
    idleWarningSeconds: settingsShape.idleWarningSeconds.nullable(),
    interests: settingsShape.interests.nullable(),
  })
  .partial()

export type CustomerSettings = z.infer<typeof customerSettingsSchema>
export type SettingsPatch = z.infer<typeof settingsPatchSchema>
