import { getSite, type Locale } from './sites.ts'

type LocaleName = {
  country: string
  language: string
  /** Used where space is limited. */
  shortCountry?: string
}

/** The name of every site in its own language, so none of these is ever translated. */
export const LOCALE_NAMES: Record<Locale, LocaleName> = {
  'en-us': { country: 'United States', language: 'English' },
  'en-ca': { country: 'Canada', language: 'English' },
  'fr-ca': { country: 'Canada', language: 'Français' },
  'en-gb': { country: 'United Kingdom and Ireland', language: 'English', shortCountry: 'UK & Ireland' },
  'nl-nl': { country: 'Nederland', language: 'Nederlands' },
  'es-es': { country: 'España', language: 'Español' },
  'en-au': { country: 'Australia', language: 'English' },
  'en-nz': { country: 'New Zealand', language: 'English' },
  'ja-jp': { country: 'Japan and Asia', language: 'English', shortCountry: 'Japan & Asia' },
  'zh-sg': { country: 'Singapore', language: 'English' },
}

/** Short name of a site (country and language), for the button that opens the choice of sites. */
export function shortLocaleName(locale: Locale): string {
  const { country, shortCountry = country } = LOCALE_NAMES[locale]
  return `${shortCountry} · ${getSite(locale).language.toUpperCase()}`
}
