import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { getTranslator } from '@/lib/i18n/translator'
import { storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; heading: string; layout?: 'row' | 'column' }

/** The three tools of people who know what they want. */
export function OrderingTools({ locale, heading, layout = 'row' }: Props) {
  const headingId = useId()
  const t = getTranslator(locale, 'home')
  const tools = [
    { label: t('tools.quickOrder'), text: t('tools.quickOrderText'), page: 'quick-order' },
    { label: t('tools.orderStatus'), text: t('tools.orderStatusText'), page: 'order-status' },
    { label: t('tools.invoices'), text: t('tools.invoicesText'), page: 'invoices' },
  ]
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        {heading}
      </h2>
      <ul className={`mt-4 grid gap-3 ${layout === 'row' ? 'md:grid-cols-3' : ''}`}>
        {tools.map(({ label, text, page }) => (
          <li key={page}>
            <a
              href={storePath(locale, page)}
              className="group flex h-full items-center justify-between gap-4 rounded-md border border-line bg-white p-4 text-ink no-underline hover:border-accent"
            >
              <span>
                <span className="block font-semibold text-link group-hover:underline">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <Icon name="arrow" className="size-5 text-link" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
