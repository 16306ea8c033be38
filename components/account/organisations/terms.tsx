import { EntryActions, EntryButton } from '@/components/page/entry-actions'
import { DescriptionList } from '@/components/ui/description-list'
import type { Organization } from '@/lib/contract/commerce/organization'
import { formatPrice } from '@/lib/format/money'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { organisationActionsPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; account: Organization; isAdministrator: boolean; hidden: HiddenFieldValues }

const HEADING_ID = 'terms'

/** How an organization pays; its administrators decide about purchase orders, the seller about credit. */
export function Terms({ locale, account, isAdministrator, hidden }: Props) {
  const t = getTranslator(locale, 'organisations')
  const { paymentTerms, creditStatus, uid } = account
  if (paymentTerms === undefined) return null
  const { purchaseOrderRequired, approvalRequired, creditLimit, creditLeft } = paymentTerms
  const figures = { limit: formatPrice(locale, creditLimit), left: formatPrice(locale, creditLeft) }
  const label = t(purchaseOrderRequired ? 'terms.turnOff' : 'terms.turnOn')
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10">
      <h2 id={HEADING_ID} className="text-xl">
        {t('terms.title')}
      </h2>
      <p className="mt-2 mb-3 max-w-prose">{t('terms.text')}</p>
      <DescriptionList
        descriptions={[
          {
            term: t('facts.purchaseOrder'),
            description: t(purchaseOrderRequired ? 'facts.required' : 'facts.notRequired'),
          },
          {
            term: t('facts.approval'),
            description: t(approvalRequired === true ? 'facts.approvalOn' : 'facts.approvalOff'),
          },
          {
            term: t('facts.terms'),
            description: creditStatus === 'SUSPENDED' ? t('facts.onHold') : t('facts.limit', figures),
          },
        ]}
      />
      {isAdministrator && (
        <EntryActions
          action={organisationActionsPath(locale)}
          hidden={hidden}
          field={{ name: 'organisation', value: uid }}
        >
          <input type="hidden" name="required" value={purchaseOrderRequired ? 'no' : 'yes'} />
          <EntryButton intent="purchaseOrder" label={label} fullLabel={label} />
        </EntryActions>
      )}
    </section>
  )
}
