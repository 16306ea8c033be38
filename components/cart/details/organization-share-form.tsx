import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { Select } from '@/components/form/fields/select'
import { Button } from '@/components/ui/button'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** Organizations that a saved cart can be shared with, or that they cannot be loaded now. */
export type ShareTargets = readonly { uid: string; name: string }[] | 'unavailable'

type Props = {
  locale: Locale
  cart: Pick<Cart, 'code' | 'organizationShare'>
  hidden: HiddenFieldValues
  targets: ShareTargets
}

const HEADING_ID = 'share-saved-cart'

/** Shares a saved cart with the members of an organization, and ends it (pages: Saved carts). */
export function OrganizationShareForm({ locale, cart, hidden, targets }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const { code, organizationShare: share } = cart
  if (targets.length === 0 && share === undefined) return null
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-10">
      <h2 id={HEADING_ID} className="text-xl">
        {t('share.title')}
      </h2>
      <p className="mt-2 max-w-prose">{t('share.text')}</p>
      {share !== undefined && (
        <p className="mt-2 max-w-prose font-semibold">
          {t('sharedWith', { unit: share.organization.name, permission: share.permission })}
        </p>
      )}
      {targets === 'unavailable' && <p className="mt-2 max-w-prose">{t('share.away')}</p>}
      <form method="post" action={savedCartsActionPath(locale)} className="mt-4 space-y-4">
        <HiddenFields {...hidden} />
        <input type="hidden" name="list" value={code} />
        {targets !== 'unavailable' && targets.length > 0 && <Choices {...{ locale, share, targets }} />}
        <p className="flex flex-wrap gap-3">
          {targets !== 'unavailable' && targets.length > 0 && (
            <Button type="submit" name="intent" value="share" variant="secondary">
              {share === undefined ? t('share.submit') : t('share.change')}
            </Button>
          )}
          {share !== undefined && (
            <Button type="submit" name="intent" value="withdraw" variant="quiet">
              {t('share.withdraw')}
            </Button>
          )}
        </p>
      </form>
    </section>
  )
}

type ChoicesProps = {
  locale: Locale
  share: Cart['organizationShare']
  targets: readonly { uid: string; name: string }[]
}

function Choices({ locale, share, targets }: ChoicesProps) {
  const t = getTranslator(locale, 'savedCarts')
  const words = fieldWords(locale)
  return (
    <>
      <Select
        name="organization"
        label={t('share.with')}
        words={words}
        options={targets.map(({ uid, name }) => ({ value: uid, label: name }))}
        defaultValue={share?.organization.uid ?? targets[0]?.uid ?? ''}
      />
      <RadioGroup
        name="permission"
        label={t('share.permission')}
        words={words}
        options={(['VIEW', 'COPY'] as const).map(value => ({ value, label: t(`share.${value}`) }))}
        defaultValue={share?.permission ?? 'VIEW'}
      />
    </>
  )
}
