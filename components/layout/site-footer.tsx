import type { ReactNode } from 'react'
import { Markup } from '@/components/ui/markup'
import { contentHref } from '@/lib/content/href'
import type { FooterContent } from '@/lib/contract/content'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { SocialIcon } from './social-icon'

type Props = {
  locale: Locale
  content: FooterContent
  siteBase: string
  /** The way to the cookie settings, where there is something to set. */
  consentSettings?: ReactNode
}

type EditedProps = Pick<Props, 'locale' | 'siteBase' | 'consentSettings'> & { markup: string }

/** Opens "Get in touch" with script; without, it leads to the page of customer support (spec §2). */
const HelpLink = ({ locale, siteBase }: Pick<Props, 'locale' | 'siteBase'>) => (
  <a
    href={contentHref('site:contact-us', locale, siteBase)}
    data-dialog="help"
    className="inline-flex min-h-11 items-center font-semibold text-white underline-offset-4"
  >
    {getTranslator(locale, 'layout')('help.opener')}
  </a>
)

/** The footer that the editors made, within our own frame. */
export const EditedFooter = ({ locale, siteBase, markup, consentSettings }: EditedProps) => (
  <footer className="mt-auto bg-accent text-white">
    <nav aria-label={getTranslator(locale, 'layout')('footer.label')}>
      <Markup html={markup} className="footer-fragment column py-12" />
    </nav>
    <div className="column flex flex-wrap items-center gap-x-6 pb-8 text-sm">
      <HelpLink locale={locale} siteBase={siteBase} />
      {consentSettings}
    </div>
  </footer>
)

/** Everything below the content of a page (spec §2, Footer). */
export function SiteFooter({ locale, content, siteBase, consentSettings }: Props) {
  const t = getTranslator(locale, 'layout')
  const hrefOf = (href: string) => contentHref(href, locale, siteBase)
  return (
    <footer className="mt-auto bg-accent text-white">
      <div className="column py-12">
        <nav aria-label={t('footer.label')}>
          <div className="grid gap-x-8 gap-y-8 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
            {content.columns.map(({ id, title, links }) => (
              <section key={id} aria-labelledby={`footer-${id}`}>
                <h2 id={`footer-${id}`} className="font-sans text-base font-semibold text-warm-light">
                  {title}
                </h2>
                <ul className="link-list-1 mt-2 text-sm">
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <a href={hrefOf(href)}>{label}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </nav>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-1 text-sm">
          <ul aria-label={t('footer.social')} className="flex flex-wrap gap-x-5 gap-y-1">
            {content.social.map(({ network, label, href }) => (
              <li key={network}>
                <a
                  href={hrefOf(href)}
                  className="inline-flex min-h-11 items-center gap-2 text-white no-underline hover:underline"
                >
                  <SocialIcon network={network} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <HelpLink locale={locale} siteBase={siteBase} />
        </div>
        <div className="mt-6 border-t border-edge pt-6 text-sm">
          <ul aria-label={t('footer.legal')} className="link-list-1 flex flex-wrap gap-x-6 gap-y-1">
            {content.legal.map(({ id, label, href }) => (
              <li key={id}>
                <a href={hrefOf(href)}>{label}</a>
              </li>
            ))}
            {consentSettings && <li>{consentSettings}</li>}
          </ul>
          <p className="mt-4">{content.copyright}</p>
        </div>
      </div>
    </footer>
  )
}
