import { shortAddress } from '@/components/address/letter-lines'
import { HiddenFields } from '@/components/form/hidden-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Address } from '@/lib/contract/commerce/address'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { addressActionsPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; address: Address; hidden: HiddenFieldValues }

const HEADING_ID = 'delete-address'

/** Confirmation before an address is deleted. It is rendered in the page, so it needs no script. */
export function DeleteQuestion({ locale, address, hidden }: Props) {
  const t = getTranslator(locale, 'addressBook')
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl">
          {t('ask.title')}
        </h2>
        <p className="mt-2 wrap-anywhere">{t('ask.text', { address: shortAddress(address) })}</p>
        <form
          method="post"
          action={addressActionsPath(locale)}
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <HiddenFields {...hidden} />
          <input type="hidden" name="address" value={address.id} />
          <Button type="submit" variant="danger" name="intent" value="delete">
            {t('ask.yes')}
          </Button>
          <ButtonLink href={accountPath(locale, 'addressBook')} variant="secondary">
            {t('ask.no')}
          </ButtonLink>
        </form>
      </Card>
    </section>
  )
}
