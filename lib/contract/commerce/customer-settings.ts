import { z } from 'zod'

/** Date formats: long, with abbreviated month, numeric as usual on the site, and ISO 8601. */
export const DATE_STYLES = ['long', 'medium', 'numeric', 'iso'] as const

export type DateStyle = (typeof DATE_STYLES)[number]

const codesSchema = z.array(z.string().regex(/^[\w-]{1,60}$/)).max(40)

const settingsShape = {
  /** Locale of the site that the customer prefers, with its language. */
  site: z.string().max(10),
  timeZone: z.string().max(60),
  dateStyle: z.enum(DATE_STYLES),
  /** Seconds before the session timeout at which the user is warned. */
  idleWarningSeconds: z.int().min(60).max(900),
  interests: z.object({ areas: codesSchema, ages: codesSchema }),
} as const

/** Settings of a customer on all sites (our extension); a setting that was never chosen is absent. */
export const customerSettingsSchema = z.object(settingsShape).partial()

/** Body of a PATCH: absent settings are kept, null resets a setting to its default. */
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
