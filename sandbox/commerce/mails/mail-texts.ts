import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }

/** The texts of mails in a language. */
export type MailTexts = typeof en

const TEXTS: Readonly<Record<string, MailTexts>> = { en, es, fr, nl }

/** The texts in a language of a site; English where there are none. */
export const mailTexts = (language: string): MailTexts => TEXTS[language] ?? en

/** Fills names in braces in. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '')
