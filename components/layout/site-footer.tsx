import { staticMarkupData } from '@/components/ui/static-markup-data'
import { contentHref } from '@/lib/backends/content/href'
import type { ContentLink, FooterContent } from '@/lib/contract/content'
import { memoizePerLocale } from '@/lib/i18n/memoize-per-locale'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { EditedFooterData, FooterData } from './footer-contents'
import { type LinkData, linkPacker } from './link-data'
import { EditedFooterView, SiteFooterView } from './site-footer-view'

type Props = {
  locale: Locale
  content: FooterContent
  siteBase: string
  /** Button for the cookie settings, where there is something to choose. */
  consent?: FooterData['consent']
}

type EditedProps = Omit<Props, 'content'> & { markup: string }

function sharedData(
  locale: Locale,
  siteBase: string,
  consent: Props['consent'],
): Omit<EditedFooterData, 'markup'> {
  const t = getTranslator(locale, 'layout')
  return {
    label: t('footer.label'),
    help: [t('help.opener'), contentHref('site:contact-us', locale, siteBase)],
    ...(consent && { consent }),
  }
}

/** The editors' footer fragment, within our own frame. */
export const EditedFooter = ({ locale, markup, siteBase, consent }: EditedProps) => (
  <EditedFooterView data={staticMarkupData(editedFooterData(locale, markup, siteBase, consent))} />
)

/** Footer of every page (spec §2, Footer). */
export const SiteFooter = ({ locale, content, siteBase, consent }: Props) => (
  <SiteFooterView data={staticMarkupData(footerData(locale, content, siteBase, consent))} />
)

const editedFooterData = memoizePerLocale(
  (locale, markup: string, siteBase: string, consent: Props['consent']): EditedFooterData => ({
    markup,
    ...sharedData(locale, siteBase, consent),
  }),
)

const footerData = memoizePerLocale(makeFooterData)

function makeFooterData(
  locale: Locale,
  { columns, social, legal, copyright }: FooterContent,
  siteBase: string,
  consent: Props['consent'],
): FooterData {
  const t = getTranslator(locale, 'layout')
  const base = contentHref('site:', locale, siteBase)
  const pack = linkPacker(base)
  const toLink = ({ label, href }: ContentLink): LinkData =>
    pack({ label, href: contentHref(href, locale, siteBase) })
  return {
    ...sharedData(locale, siteBase, consent),
    base,
    columns: columns.map(({ id, title, links }) => ({ id, title, links: links.map(toLink) })),
    social: { label: t('footer.social'), links: social.map(link => [...toLink(link), link.network]) },
    legal: { label: t('footer.legal'), links: legal.map(toLink) },
    copyright,
  }
}
