import type { FrameDialogTexts } from '@/components/help/frame-dialog-texts'
import { contentHref } from '@/lib/backends/content/href'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getSettings } from '@/lib/config/env.server'
import type { FooterContent, HeaderContent } from '@/lib/contract/content'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Column of the footer's content with the links to the most frequent help topics. */
const TOPICS = 'help'

/** Texts of the dialogs of every page; editors set telephone, hours and topics (spec §2). */
export function dialogTexts(
  locale: Locale,
  { support, internationalContacts }: HeaderContent,
  footer: FooterContent,
): FrameDialogTexts {
  const t = getTranslator(locale, 'layout')
  const resolve = ({ label, href }: { label: string; href: string }) => ({
    label,
    href: contentHref(href, locale, getSettings().CONTENT_URL),
  })
  const contact = supportHref(locale)
  const topics = footer.columns.find(({ id }) => id === TOPICS)?.links.map(resolve) ?? []
  return {
    close: t('close'),
    help: {
      title: t('help.title'),
      text: t('help.text'),
      // The contact page replaces the number only while the content service is unavailable.
      phone:
        support !== undefined && support.phone === undefined
          ? undefined
          : { label: t('help.phone'), number: support?.phone, elsewhere: t('help.phoneElsewhere') },
      hours: { label: t('help.hours'), text: support?.hours ?? t('help.hoursElsewhere') },
      writing: { label: t('help.writing'), form: { label: t('help.form'), href: contact } },
      topics: { label: t('help.topics'), links: topics.filter(({ href }) => href !== contact) },
      contact: { label: t('help.contact'), href: contact },
    },
    country: {
      title: t('country.unknownTitle'),
      text: t('country.unknownText'),
      contacts: resolve(internationalContacts),
    },
  }
}
