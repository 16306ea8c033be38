import type { Locale } from './sites.ts'

/** Every site under the name its own visitors use, so none of these is ever translated. */
export const LOCALE_NAMES: Record<Locale, { country: string; language: string }> = {
  'en-us': { country: 'United States', language: 'English' },
  'en-ca': { country: 'Canada', language: 'English' },
  'fr-ca': { country: 'Canada', language: 'Français' },
  'en-gb': { country: 'United Kingdom and Ireland', language: 'English' },
  'nl-nl': { country: 'Nederland', language: 'Nederlands' },
  'es-es': { country: 'España', language: 'Español' },
  'en-au': { country: 'Australia', language: 'English' },
  'en-nz': { country: 'New Zealand', language: 'English' },
  'ja-jp': { country: 'Japan and Asia', language: 'English' },
  'zh-sg': { country: 'Singapore', language: 'English' },
}
