import type { ReactNode } from 'react'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  hidden: HiddenFieldValues
  code: string
  name: string
  className?: string
  /** Further actions on the saved cart, beside the button. */
  children?: ReactNode
}

/** Form with the button that adds a saved cart to the cart. */
export function RestoreForm({ locale, hidden, code, name, className, children }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  return (
    <form method="post" action={savedCartsActionPath(locale)} className={className}>
      <HiddenFields {...hidden} />
      <input type="hidden" name="list" value={code} />
      <Button
        type="submit"
        variant="secondary"
        name="intent"
        value="restore"
        aria-label={t('restoreNamed', { name })}
      >
        {t('restore')}
      </Button>
      {children}
    </form>
  )
}
