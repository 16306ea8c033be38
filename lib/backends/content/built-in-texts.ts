import type { Language, Locale } from '@/lib/site/sites'
import { getSite } from '@/lib/site/sites'
import enFooter from '@/locales/en/content/footer.json' with { type: 'json' }
import enHeader from '@/locales/en/content/header.json' with { type: 'json' }
import enLogin from '@/locales/en/content/login.json' with { type: 'json' }
import auHeader from '@/locales/en-au/content/header.json' with { type: 'json' }
import auLogin from '@/locales/en-au/content/login.json' with { type: 'json' }
import caHeader from '@/locales/en-ca/content/header.json' with { type: 'json' }
import gbFooter from '@/locales/en-gb/content/footer.json' with { type: 'json' }
import gbHeader from '@/locales/en-gb/content/header.json' with { type: 'json' }
import gbLogin from '@/locales/en-gb/content/login.json' with { type: 'json' }
import nzFooter from '@/locales/en-nz/content/footer.json' with { type: 'json' }
import nzHeader from '@/locales/en-nz/content/header.json' with { type: 'json' }
import nzLogin from '@/locales/en-nz/content/login.json' with { type: 'json' }
import esFooter from '@/locales/es/content/footer.json' with { type: 'json' }
import esHeader from '@/locales/es/content/header.json' with { type: 'json' }
import esLogin from '@/locales/es/content/login.json' with { type: 'json' }
import frFooter from '@/locales/fr/content/footer.json' with { type: 'json' }
import frHeader from '@/locales/fr/content/header.json' with { type: 'json' }
import frLogin from '@/locales/fr/content/login.json' with { type: 'json' }
import asiaFooter from '@/locales/ja-jp/content/footer.json' with { type: 'json' }
import asiaHeader from '@/locales/ja-jp/content/header.json' with { type: 'json' }
import asiaLogin from '@/locales/ja-jp/content/login.json' with { type: 'json' }
import nlFooter from '@/locales/nl/content/footer.json' with { type: 'json' }
import nlHeader from '@/locales/nl/content/header.json' with { type: 'json' }
import nlLogin from '@/locales/nl/content/login.json' with { type: 'json' }
import sgFooter from '@/locales/zh-sg/content/footer.json' with { type: 'json' }
import sgHeader from '@/locales/zh-sg/content/header.json' with { type: 'json' }
import sgLogin from '@/locales/zh-sg/content/login.json' with { type: 'json' }

/** Texts by id, as referenced by the structures in `locales/content-structure`. */
export type ContentTexts = Readonly<Record<string, string>>

export type ContentPart = 'header' | 'footer' | 'login'

const BY_LANGUAGE: Record<Language, Record<ContentPart, ContentTexts>> = {
  en: { header: enHeader, footer: enFooter, login: enLogin },
  fr: { header: frHeader, footer: frFooter, login: frLogin },
  nl: { header: nlHeader, footer: nlFooter, login: nlLogin },
  es: { header: esHeader, footer: esFooter, login: esLogin },
}

const BY_LOCALE: Partial<Record<Locale, Partial<Record<ContentPart, ContentTexts>>>> = {
  'en-ca': { header: caHeader },
  'en-gb': { header: gbHeader, footer: gbFooter, login: gbLogin },
  'en-au': { header: auHeader, login: auLogin },
  'en-nz': { header: nzHeader, footer: nzFooter, login: nzLogin },
  'zh-sg': { header: sgHeader, footer: sgFooter, login: sgLogin },
  'ja-jp': { header: asiaHeader, footer: asiaFooter, login: asiaLogin },
}

/** The texts of the locale's language, overridden by its regional wording. */
export const contentTexts = (part: ContentPart, locale: Locale): ContentTexts => ({
  ...BY_LANGUAGE[getSite(locale).language][part],
  ...BY_LOCALE[locale]?.[part],
})
