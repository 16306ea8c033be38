import { getSite, type Language, type Locale } from '@/lib/site/sites'
import { en, type Messages } from '@/locales/en/messages'
import enAu from '@/locales/en-au/messages.json' with { type: 'json' }
import enCa from '@/locales/en-ca/messages.json' with { type: 'json' }
import enGb from '@/locales/en-gb/messages.json' with { type: 'json' }
import enNz from '@/locales/en-nz/messages.json' with { type: 'json' }
import enUs from '@/locales/en-us/messages.json' with { type: 'json' }
import { es } from '@/locales/es/messages'
import esEs from '@/locales/es-es/messages.json' with { type: 'json' }
import { fr } from '@/locales/fr/messages'
import frCa from '@/locales/fr-ca/messages.json' with { type: 'json' }
import jaJp from '@/locales/ja-jp/messages.json' with { type: 'json' }
import { nl } from '@/locales/nl/messages'
import nlNl from '@/locales/nl-nl/messages.json' with { type: 'json' }
import zhSg from '@/locales/zh-sg/messages.json' with { type: 'json' }

/** All messages per language; the types make a missing key in any language a compile error. */
export const LANGUAGE_MESSAGES: Record<Language, Messages> = { en, fr, nl, es }

/** Regional wording: only the differences from the language (ZIP code or postcode, state or prefecture …). */
export const LOCALE_OVERLAYS: Record<Locale, MessageTree> = {
  'en-us': enUs,
  'en-ca': enCa,
  'fr-ca': frCa,
  'en-gb': enGb,
  'nl-nl': nlNl,
  'es-es': esEs,
  'en-au': enAu,
  'en-nz': enNz,
  'ja-jp': jaJp,
  'zh-sg': zhSg,
}

export type MessageTree = { readonly [key: string]: string | MessageTree }

/** Overrides texts of the base; the result has exactly the keys of the base. */
function overlay<T extends MessageTree>(base: T, differences: MessageTree): T {
  const entries = Object.entries(base).map(([key, value]) => {
    const difference = differences[key]
    if (difference === undefined) return [key, value]
    if (typeof value === 'string' || typeof difference === 'string') return [key, difference]
    return [key, overlay(value, difference)]
  })
  // The result has the type of the base by construction, which TypeScript cannot infer from the entries.
  return Object.fromEntries(entries) as T
}

const merged = new Map<Locale, Messages>()

/** All messages of a locale: those of its language, overridden by the regional wording. */
export function getMessages(locale: Locale): Messages {
  const known = merged.get(locale)
  if (known !== undefined) return known
  const messages = overlay(LANGUAGE_MESSAGES[getSite(locale).language], LOCALE_OVERLAYS[locale])
  merged.set(locale, messages)
  return messages
}
