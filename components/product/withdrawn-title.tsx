import { Cover } from '@/components/catalogue/cover'
import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { aToZPath, productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; title: TitleProduct; supportHref: string }

/** A withdrawn title, and its replacement. */
export function WithdrawnTitle({ locale, title, supportHref }: Props) {
  const t = getTranslator(locale, 'product')
  const { acronym, supersededBy } = title.assessment
  return (
    <div className="mt-6 flex flex-col gap-8 sm:flex-row">
      <Cover title={title} size="large" />
      <div className="max-w-form">
        <h1>{t('withdrawn.title', { acronym })}</h1>
        <p className="mt-3 text-lg">{t('withdrawn.text', { name: title.name })}</p>
        {supersededBy === undefined ? (
          <p className="mt-3">{t('withdrawn.none')}</p>
        ) : (
          <>
            <h2 className="mt-8 text-xl">{t('withdrawn.successor')}</h2>
            <p className="mt-3">
              <ButtonLink href={productPath(locale, supersededBy)}>{supersededBy.name}</ButtonLink>
            </p>
          </>
        )}
        <p className="mt-8 flex flex-wrap gap-x-6">
          <a href={aToZPath(locale)} className="inline-block py-1">
            {getTranslator(locale, 'layout')('searchPage.browse')}
          </a>
          <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
        </p>
      </div>
    </div>
  )
}
