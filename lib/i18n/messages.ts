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

/** Complete copy per language; the types make a missing key in any language a compile error. */
export const LANGUAGE_MESSAGES: Record<Language, Messages> = { en, fr, nl, es }

/** Regional wording: differences from the language only (ZIP code or postcode, state or prefecture …). */
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

/** Lays the overlay's texts over the base; the result has exactly the base's keys. */
function overlay<T extends MessageTree>(base: T, differences: MessageTree): T {
  const entries = Object.entries(base).map(([key, value]) => {
    const difference = differences[key]
    if (difference === undefined) return [key, value]
    if (typeof value === 'string' || typeof difference === 'string') return [key, difference]
    return [key, overlay(value, difference)]
  })
  // Same keys and kinds as the base by construction, which the type system cannot follow through entries.
  return Object.fromEntries(entries) as T
}

const merged = new Map<Locale, Messages>()

/** All messages of a locale: its language's, with the regional wording laid over. */
export function getMessages(locale: Locale): Messages {
  const known = merged.get(locale)
  if (known !== undefined) return known
  const messages = overlay(LANGUAGE_MESSAGES[getSite(locale).language], LOCALE_OVERLAYS[locale])
  merged.set(locale, messages)
  return messages
}
