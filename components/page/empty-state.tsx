import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; title: string; text: string }

/** Empty state of a list that is made from items: its purpose, and links to choose items. */
export const EmptyState = ({ locale, title, text }: Props) => (
  <>
    <p className="mt-3 max-w-prose text-lg">{title}</p>
    <p className="mt-2 max-w-prose">{text}</p>
    <div className="mt-6 flex flex-wrap gap-4">
      <ButtonLink href={searchPath(locale)}>{getTranslator(locale, 'layout')('search.label')}</ButtonLink>
      <ButtonLink href={cartPath(locale)} variant="secondary">
        {getTranslator(locale, 'cart')('toCart')}
      </ButtonLink>
    </div>
  </>
)
