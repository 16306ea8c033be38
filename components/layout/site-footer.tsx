import { stillData } from '@/components/ui/still-data'
import { contentHref } from '@/lib/content/href'
import type { ContentLink, FooterContent } from '@/lib/contract/content'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { EditedFooterData, FooterData } from './footer-contents'
import { type LinkData, linkPacker } from './link-data'
import { EditedFooterView, SiteFooterView } from './site-footer-view'

type Props = {
  locale: Locale
  content: FooterContent
  siteBase: string
  /** The way to the cookie settings, where there is something to set. */
  consent?: FooterData['consent']
}

type EditedProps = Omit<Props, 'content'> & { markup: string }

function sharedData({ locale, siteBase, consent }: Omit<Props, 'content'>): Omit<EditedFooterData, 'markup'> {
  const t = getTranslator(locale, 'layout')
  return {
    label: t('footer.label'),
    help: [t('help.opener'), contentHref('site:contact-us', locale, siteBase)],
    ...(consent && { consent }),
  }
}

/** The footer that the editors made, within our own frame. */
export const EditedFooter = ({ markup, ...props }: EditedProps) => (
  <EditedFooterView data={stillData({ markup, ...sharedData(props) })} />
)

/** Everything below the content of a page (spec §2, Footer). */
export function SiteFooter({ content: { columns, social, legal, copyright }, ...props }: Props) {
  const { locale, siteBase } = props
  const t = getTranslator(locale, 'layout')
  const base = contentHref('site:', locale, siteBase)
  const pack = linkPacker(base)
  const toLink = ({ label, href }: ContentLink): LinkData =>
    pack({ label, href: contentHref(href, locale, siteBase) })
  return (
    <SiteFooterView
      data={stillData({
        ...sharedData(props),
        base,
        columns: columns.map(({ id, title, links }) => ({ id, title, links: links.map(toLink) })),
        social: { label: t('footer.social'), links: social.map(link => [...toLink(link), link.network]) },
        legal: { label: t('footer.legal'), links: legal.map(toLink) },
        copyright,
      })}
    />
  )
}
