import { z } from 'zod'
import { countrySchema } from './country.ts'
import { currencySchema } from './currency.ts'
import { languageSchema } from './language.ts'

const baseStoreSchema = z.object({
  name: z.string(),
  currencies: z.array(currencySchema),
  defaultCurrency: currencySchema,
  languages: z.array(languageSchema),
  defaultLanguage: languageSchema,
  deliveryCountries: z.array(countrySchema),
  expressCheckoutEnabled: z.boolean(),
})

const baseSiteSchema = z.object({
  uid: z.string(),
  name: z.string(),
  channel: z.string(),
  theme: z.string(),
  defaultLanguage: languageSchema,
  stores: z.array(baseStoreSchema).min(1),
  /** The first of `stores`, as earlier releases name it. */
  baseStore: baseStoreSchema,
  /** Regular expressions of Java over the complete address of a page. */
  urlPatterns: z.array(z.string()),
  /** What the path of a page names, in this order. */
  urlEncodingAttributes: z.array(z.string()),
  isolated: z.boolean(),
  registrationEnabled: z.boolean(),
  requiresAuthentication: z.boolean(),
  captchaConfig: z.object({ enabled: z.boolean(), publicKey: z.string().optional() }),
})

/** The first store of a site is its base store. */
export const baseSiteListSchema = z.object({ baseSites: z.array(baseSiteSchema) })

export type BaseSite = z.infer<typeof baseSiteSchema>
