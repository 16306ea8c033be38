import { CustomerOnlyNote } from '@/components/page/customer-only-note'
import { EntryActions, EntryButton, EntryLink } from '@/components/page/entry-actions'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { isLinkedOrganization, linkOf } from '@/lib/organisation/account-view'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { withParameter } from '@/lib/site/address-parameters'
import { taxingCountry } from '@/lib/site/exempting-regions'
import { organisationActionsPath, taxExemptionsPath } from '@/lib/site/organisation-paths'
import { LEAVE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import { SwitchForm } from './switch-form'

type Props = {
  locale: Locale
  account: Organization
  isActing: boolean
  hidden: HiddenFieldValues
}

const HEADING_ID = 'own-actions'

/** What the user may do with the own link: order, make it the default, ask for the role, leave. */
export function OwnActions(props: Props) {
  const { locale, account, isActing, hidden } = props
  const t = getTranslator(locale, 'organisations')
  const isUsable = linkOf(account) === 'linked' && account.status === 'ACTIVE'
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-8">
      <h2 id={HEADING_ID} className="text-xl">
        {t('actions.title')}
      </h2>
      <div className="mt-3">
        {isUsable && !isActing && (
          <SwitchForm
            {...{ locale, hidden }}
            uid={account.uid}
            label={t('switch.submit')}
            fullLabel={t('switch.named', { name: account.name })}
          />
        )}
        {isUsable && account.association?.default === true && (
          <p className="mt-3">{t('actions.isDefault')}</p>
        )}
        {account.association?.administratorRequested === true && (
          <p className="mt-3">{t('actions.roleRequested')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-4">
        <Buttons {...props} isUsable={isUsable} />
        <Links {...{ locale, account }} />
      </div>
      {hidden.isAgent && <CustomerOnlyNote locale={locale} part="organizations" />}
    </section>
  )
}

function Buttons({ locale, account, hidden, isUsable }: Props & { isUsable: boolean }) {
  const t = getTranslator(locale, 'organisations')
  const { uid, association } = account
  const link = linkOf(account)
  const button = (intent: string, label: string) => (
    <EntryButton intent={intent} label={label} fullLabel={label} />
  )
  const isOpen = isLinkedOrganization(account)
  const mayAsk = isOpen && association?.administrator === false && association.administratorRequested !== true
  return (
    <EntryActions
      action={organisationActionsPath(locale)}
      hidden={hidden}
      field={{ name: 'organisation', value: uid }}
    >
      {isUsable && association?.default !== true && button('default', t('actions.default'))}
      {mayAsk && button('requestRole', t('actions.requestRole'))}
      {link === 'pending' && button('leave', t('actions.withdraw'))}
      {(link === 'rejected' || link === 'merged' || link === 'closed') &&
        button('leave', t('actions.forget'))}
      {isOpen && (
        <EntryLink
          href={withParameter(accountDetailPath(locale, 'accounts', uid), LEAVE_PARAMETER, 'ask')}
          label={t('actions.leave')}
          fullLabel={t('actions.leave')}
        />
      )}
    </EntryActions>
  )
}

/** Links to pages of an account; a support agent may open them, too. */
function Links({ locale, account }: Pick<Props, 'locale' | 'account'>) {
  const t = getTranslator(locale, 'organisations')
  const isOpen = isLinkedOrganization(account)
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 sm:mt-4">
      <EntryLink
        href={accountPath(locale, 'addressBook')}
        label={t('actions.addresses')}
        fullLabel={t('actions.addresses')}
      />
      {isOpen && taxingCountry(locale) !== undefined && (
        <EntryLink
          href={taxExemptionsPath(locale, account.uid)}
          label={getTranslator(locale, 'taxExemptions')('link')}
          fullLabel={getTranslator(locale, 'taxExemptions')('link')}
        />
      )}
    </p>
  )
}
