import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { type Named, productPath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; title: (Named & { acronym: string }) | undefined }

/** Nothing was chosen: links to where items are chosen. */
export function ChooseEmpty({ locale, title }: Props) {
  const t = getTranslator(locale, 'cart')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('choose.nothing')}</p>
      <p className="mt-2 max-w-prose">{t('choose.nothingText')}</p>
      <p className="mt-6">
        {title === undefined ? (
          <ButtonLink href={searchPath(locale)}>{getTranslator(locale, 'layout')('search.label')}</ButtonLink>
        ) : (
          <ButtonLink href={productPath(locale, title)}>
            {t('choose.back', { name: title.acronym })}
          </ButtonLink>
        )}
      </p>
    </>
  )
}
