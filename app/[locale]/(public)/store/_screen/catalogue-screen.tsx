import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { aToZPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { OutagePage } from '../../../_shell/outage-page'
import type { CatalogueContext } from './catalogue-context'

type Props<T> = { locale: Locale; visit: CatalogueContext<T>; draw: (shown: T) => ReactNode }

/** Renders the outcome for an address of the catalogue, with its status. */
export function CatalogueScreen<T>({ locale, visit, draw }: Props<T>): ReactNode {
  switch (visit.kind) {
    case 'shown':
      return draw(visit.shown)
    case 'moved':
      return visit.isForNow === true ? redirect(visit.to) : permanentRedirect(visit.to)
    case 'missing':
      setPageStatus(404)
      return <NotFoundPage locale={locale} />
    case 'outage':
      return (
        <OutagePage {...{ locale, ...visit }} subject="catalogue">
          <OtherWays locale={locale} />
        </OutagePage>
      )
  }
}

/** Links to lists that may still be cached. */
const OtherWays = ({ locale }: { locale: Locale }) => (
  <ul className="mt-6 flex flex-wrap gap-x-6">
    <li>
      <a href={storePath(locale)} className="inline-block py-1">
        {getTranslator(locale, 'home')('explore.categories')}
      </a>
    </li>
    <li>
      <a href={aToZPath(locale)} className="inline-block py-1">
        {getTranslator(locale, 'layout')('searchPage.browse')}
      </a>
    </li>
  </ul>
)
