import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button, ButtonLink } from '@/components/ui/button'
import { SITE_FIELD, SITE_ITEMS_FIELD, type SiteItems, type SiteSwitch } from '@/lib/cart/site/site-switch'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatList } from '@/lib/format/list'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { RETURN_TO_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath, cartSiteActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  command: SiteSwitch
  cart: Cart | undefined
  choices: readonly SiteItems[]
  /** Names of the lines that the other site does not sell; undefined where that is not known. */
  unsold: readonly string[] | undefined
  stayHref: string
  hidden: HiddenFieldValues
}

/** Asks what becomes of the cart, before its shopper goes to another regional site. */
export function SiteQuestion({ locale, command: { to, page }, cart, hidden, stayHref, ...offered }: Props) {
  const t = getTranslator(locale, 'cart')
  const layout = getTranslator(locale, 'layout')
  const site = layout(`country.sites.${to}`)
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          ...storeCrumbs(locale),
          { label: t('title'), href: cartPath(locale) },
          { label: t('site.title') },
        ]}
      />
      <h1 className="mt-4">{t('site.title')}</h1>
      <p className="mt-3 max-w-prose text-lg">{t('site.text', { site })}</p>
      <form method="post" action={cartSiteActionPath(locale)} className="mt-6 space-y-8" noValidate>
        <HiddenFields {...hidden} />
        <input type="hidden" name={SITE_FIELD} value={to} />
        <input type="hidden" name={RETURN_TO_PARAMETER} value={page} />
        {cart !== undefined && cart.entries.length > 0 && (
          <RadioGroup
            name={SITE_ITEMS_FIELD}
            label={t('site.what', { count: cart.totalItems })}
            appearance="cards"
            words={fieldWords(locale)}
            defaultValue="keep"
            options={optionsOf(locale, offered)}
          />
        )}
        <p className="flex flex-wrap gap-3">
          <Button type="submit">{t('site.submit', { site })}</Button>
          <ButtonLink href={stayHref} variant="secondary">
            {t('site.stay')}
          </ButtonLink>
        </p>
      </form>
    </div>
  )
}

function optionsOf(locale: Locale, { choices, unsold }: Pick<Props, 'choices' | 'unsold'>) {
  const t = getTranslator(locale, 'cart')
  const hints: Readonly<Record<SiteItems, string>> = {
    keep: t('site.keepHint'),
    copy:
      unsold === undefined || unsold.length === 0
        ? t('site.copyHint')
        : `${t('site.copyHint')} ${t('site.unsold', { names: formatList(locale, unsold) })}`,
    discard: t('site.discardHint'),
  }
  return choices.map(value => ({ value, label: t(`site.${value}`), hint: hints[value] }))
}
